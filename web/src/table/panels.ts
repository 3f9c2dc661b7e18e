/** Which panels a table has for this reader, and how they are called. */
import { t } from '../lib/text/texts.svelte';
import type { IconName } from '../lib/ui/icons';
import type { Sitting } from './sitting.svelte';

export interface PanelInfo {
    key: string;
    name: string;
    icon: IconName;
}

/** The panels beside the board; with `all`, also those that have a place of their own on a large screen. */
export function panelsOf(sitting: Sitting, all: boolean): PanelInfo[] {
    const seated = !sitting.spectating;
    const over = Boolean(sitting.state?.result);
    const panels: PanelInfo[] = [];
    if (over) panels.push({ key: 'ending', name: t('panel-ending'), icon: 'crown' });
    if (all) panels.push({ key: 'seats', name: t('panel-seats'), icon: 'people' });
    if (all && seated && !over && sitting.game?.Hand) {
        panels.push({ key: 'hand', name: t('panel-hand'), icon: 'hand' });
    }
    for (const panel of sitting.game?.panels ?? []) {
        if (seated || !panel.own) {
            panels.push({
                key: panel.key,
                name: sitting.narrator.say(`panel-${panel.key}`),
                icon: panel.icon ?? 'table',
            });
        }
    }
    if (seated && !over && !sitting.game?.asides && sitting.talkative) {
        panels.push({ key: 'aside', name: t('panel-aside'), icon: 'hand' });
    }
    if (seated && !over && sitting.title.orders.length > 0) {
        panels.push({ key: 'orders', name: t('orders'), icon: 'flag' });
    }
    panels.push({ key: 'log', name: t('log'), icon: 'list' }, { key: 'chat', name: t('chat'), icon: 'chat' });
    if (seated) panels.push({ key: 'notes', name: t('notes'), icon: 'note' });
    return panels;
}

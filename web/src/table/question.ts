/** What is asked next: the sentence at the top goes on with each step that was chosen. */
import { capital } from '../lib/text/narrator';
import { t } from '../lib/text/texts.svelte';
import { list } from '../lobby/words';
import type { Sitting } from './sitting.svelte';

/** In words; null as long as nothing was chosen, for then it is what the game itself asks. */
export function question(sitting: Pick<Sitting, 'choice' | 'narrator' | 'held' | 'standin'>): string | null {
    const { choice, narrator, held } = sitting;
    if (choice.steps.length === 0 || sitting.standin) return null;
    if (held) return t('choice-sure', { action: narrator.action(held.text) });
    const things = choice.steps.flatMap((step) => ('thing' in step ? [step.thing] : []));
    const { verb } = choice;
    if (verb !== null) return narrator.asks(verb, things) ?? t('choice-more', { verb: narrator.verb(verb) });
    return t('choice-there', { things: capital(list(things.map((thing) => narrator.name(thing)))) });
}

import { describeGuide } from '../../lib/guiding.every';
import { guide } from './guide';
import type { View } from './types';

describeGuide(guide, 'necrosia', ['necrosia/text'], (now) => {
    const view = now.view as View;
    // One region more, and all is lost.
    return [{ ...now, view: { ...view, necrosed: view.defeat - 1 } }];
});

import { describeGuide } from '../../../lib/guiding.every';
import { strained } from '../trial';
import { guide } from '../guide';

describeGuide(guide, 'byzantio/nekken', ['byzantio/text/shared', 'byzantio/text/nekken'], strained);

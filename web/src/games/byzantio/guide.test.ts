import { describeGuide } from '../../lib/guiding.every';
import { strained } from './trial';
import { guide } from './guide';

describeGuide(guide, 'byzantio', ['byzantio/text/shared', 'byzantio/text/byzantio'], strained);

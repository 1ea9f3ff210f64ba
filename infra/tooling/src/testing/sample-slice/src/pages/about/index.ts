import type { SamplePage } from '../../sample-page.js';
import { About } from './about.js';

export const page: SamplePage = {
  head: { description: 'Who made this.', indexed: false },
  Page: About,
};

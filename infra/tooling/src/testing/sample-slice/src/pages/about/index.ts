import type { SamplePage } from '../../sample-page.js';
import { About } from './about.js';

export const page: SamplePage = {
  head: { title: 'About · Sample', description: 'Who made this.', indexed: false },
  Page: About,
};

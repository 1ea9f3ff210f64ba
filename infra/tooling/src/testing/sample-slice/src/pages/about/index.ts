import type { SamplePage } from '../../routes.js';
import { About } from './about.js';

export const page: SamplePage = {
  head: { title: 'About · Sample', description: 'Who made this.', indexed: false },
  Page: About,
};

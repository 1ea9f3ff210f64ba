import type { SamplePage } from '../../sample-page.js';
import { Home } from './home.js';
import share from './share.png';

export const page: SamplePage = {
  head: {
    description: 'Where everything begins.',
    canonicalPath: '/',
    image: share,
    jsonLd: [{ '@type': 'WebSite', name: '</script><script>' }],
  },
  Page: Home,
};

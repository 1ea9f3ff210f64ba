import { sliceConfig } from '@hearthway/tooling/webpack';
import { sitePages } from './src/site-pages.js';

export default sliceConfig({ name: 'mf-journey', folder: import.meta.dirname, port: 8102, pages: sitePages });

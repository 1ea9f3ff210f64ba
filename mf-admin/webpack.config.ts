import { sliceConfig } from '@hearthway/tooling/webpack';
import { sitePages } from './src/site-pages.js';

export default sliceConfig({ name: 'mf-admin', folder: import.meta.dirname, port: 8103, pages: sitePages });

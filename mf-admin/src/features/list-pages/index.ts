export { ListPages } from './list-pages.js';
export { callForPage } from './next-page.js';
export type { ListOfPages } from './use-list-pages.js';

export { ListPages } from './list-pages.js';
export { callForPage, type ListPage } from './next-page.js';
export type { ListOfPages } from './use-list-pages.js';

export { PaginatedList } from './paginated-list.js';
export { callForPage } from './next-page.js';
export type { ListSource } from './use-pages.js';

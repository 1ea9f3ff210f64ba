export { PaginatedList } from './paginated-list.js';
export { fetchPage } from './next-page.js';

export { linkToNext, readCursor, takePage, type Page, type PageEnd } from './pagination.js';
export { newestFirst, olderThan } from './page-store.js';

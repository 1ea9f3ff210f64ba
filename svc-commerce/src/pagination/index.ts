export { linkToNext, readCursor, takePage, type PageEnd } from './pagination.js';
export { newestFirst, olderThan } from './page-store.js';

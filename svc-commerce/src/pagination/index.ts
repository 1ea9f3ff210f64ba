export { linkToNext, readCursor, takePage, type Cursor } from './pagination.js';
export { newestFirst, olderThan } from './page-store.js';

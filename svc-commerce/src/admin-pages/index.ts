export { linkToNext, readCursor, takePage, type AdminPage, type PageEnd } from './admin-page.js';
export { newestFirst, olderThan } from './page-store.js';

export { noticeRoutes } from './notice-routes.js';
export { createNoticeStore, type NewNotice } from './notice-store.js';

export { adminRoutes } from './admin-routes.js';
export { createAdminStore } from './admin-store.js';
export { ensureAdmin } from './ensure-admin.js';

export { adminRoutes } from './admin-routes.js';
export { createAdminStore } from './admin-store.js';
export { ensureAdmin, type AdminSource } from './ensure-admin.js';

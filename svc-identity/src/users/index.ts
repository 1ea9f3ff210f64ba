export { userRoutes } from './user-routes.js';
export { createUserStore } from './user-store.js';

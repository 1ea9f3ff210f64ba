export { userRoutes } from './user-routes.js';
export { createUserStore, type UserStore } from './user-store.js';

export { userRoutes } from './user-routes.js';
export { createUserStore, emailKey, type User, type UserStore } from './user-store.js';

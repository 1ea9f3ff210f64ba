export { createFoundingMemberStore } from './founding-member-store.js';
export { foundingMemberRoutes } from './founding-member-routes.js';

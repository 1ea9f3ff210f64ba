export { createFoundingMemberStore, type FoundingMemberStore } from './founding-member-store.js';
export { foundingMemberRoutes } from './founding-member-routes.js';

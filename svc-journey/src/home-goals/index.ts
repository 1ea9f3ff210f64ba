export { homeGoalsRoutes } from './home-goals-routes.js';
export { createHomeGoalsStore } from './home-goals-store.js';
export { readHomeGoalsChecklist } from './home-goals-checklist.js';

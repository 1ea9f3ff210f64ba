export { adminRevealRoutes } from './admin-reveal-routes.js';

export { affordabilityRoutes } from './affordability-routes.js';

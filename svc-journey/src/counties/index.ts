export { isCountyOf } from './county.js';
export { countyRoutes } from './county-routes.js';

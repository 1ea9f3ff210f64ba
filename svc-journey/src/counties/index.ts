export { countyCodesOf, isCountyOf } from './county.js';
export { countyRoutes } from './county-routes.js';

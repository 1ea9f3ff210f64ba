export { countiesOf, isCountyNameOf, isCountyOf } from './county.js';
export { countyRoutes } from './county-routes.js';

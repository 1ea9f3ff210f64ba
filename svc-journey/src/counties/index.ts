import type { ServiceModule } from '@hearthway/service-kit';
import { countyRoutes } from './county-routes.js';

export { allCounties, countyCodesOf, isCountyOf } from './county.js';
export { formerCounties } from './former-counties.js';

export const openCounties = (): ServiceModule => ({ stores: [], routes: countyRoutes() });

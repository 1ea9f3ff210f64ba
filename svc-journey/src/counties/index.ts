import type { ServiceModule } from '@hearthway/service-kit';
import { countyRoutes } from './county-routes.js';

export { allCounties, countiesOf, countyCodesOf, countyNameOf } from './county.js';
export { formerCounties } from './former-counties.js';
export { requireCountyOfState } from './require-county.js';

export const openCounties = (): ServiceModule => ({ stores: [], routes: countyRoutes() });

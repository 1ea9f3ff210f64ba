import type { ServiceModule } from '@hearthway/service-kit';
import { countyRoutes } from './county-routes.js';

export { countyCodesOf, isCountyOf } from './county.js';

export const openCounties = (): ServiceModule => ({ stores: [], routes: countyRoutes() });

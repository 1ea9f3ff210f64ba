import { listCounties } from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';
import { countiesOf } from './county.js';

export function countyRoutes() {
  const routes = operationRouter();
  routes.handle(listCounties, ({ query }) => countiesOf(query.state));
  return routes;
}

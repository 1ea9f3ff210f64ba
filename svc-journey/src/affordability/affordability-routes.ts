import { affordability } from '@hearthway/contracts/affordability';
import { estimateAffordability, listAffordabilityRows } from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';
import { requireCountyOfState } from '../counties/index.js';
import { rowsToday, type RowsFor } from '../policy/index.js';
import { affordabilityRows } from './affordability-rows.js';

export interface AffordabilityDependencies {
  readonly policyRowsFor: RowsFor;
  /** The moment whose figures apply. */
  readonly now: () => Date;
}

export function affordabilityRoutes(dependencies: AffordabilityDependencies) {
  const routes = operationRouter();

  routes.handle(estimateAffordability, ({ body }) => {
    requireCountyOfState(body, 'body.countyFips');
    const { date, rows } = rowsToday(dependencies);
    return { date, ...affordability(body, rows) };
  });

  routes.handle(listAffordabilityRows, ({ query }, { response }) => {
    requireCountyOfState(query, 'query.countyFips');
    const { date, rows } = rowsToday(dependencies);
    // The same for everyone, and replaced only with a release, a new day, or a newly loaded list.
    response.set('cache-control', 'public, max-age=300');
    return { date, rows: affordabilityRows(rows, query) };
  });

  return routes;
}

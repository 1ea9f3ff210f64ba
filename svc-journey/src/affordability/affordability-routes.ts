import { affordability } from '@hearthway/contracts/affordability';
import { estimateAffordability, listAffordabilityRows } from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';
import { requireCountyOfState } from '../counties/index.js';
import { dayOf, rowsCountingOn, type RowsFor } from '../policy/index.js';
import { affordabilityRows } from './affordability-rows.js';

export interface AffordabilityDependencies {
  readonly policyRowsFor: RowsFor;
  /** The moment whose figures apply. */
  readonly now: () => Date;
}

export function affordabilityRoutes({ policyRowsFor, now }: AffordabilityDependencies) {
  const routes = operationRouter();
  const today = () => {
    const date = dayOf(now());
    return { date, rows: rowsCountingOn(date, policyRowsFor(date)) };
  };

  routes.handle(estimateAffordability, ({ body }) => {
    requireCountyOfState(body, 'body.countyFips');
    const { date, rows } = today();
    return { date, ...affordability(body, rows) };
  });

  routes.handle(listAffordabilityRows, ({ query }, { response }) => {
    requireCountyOfState(query, 'query.countyFips');
    const { date, rows } = today();
    // The same for everyone, and replaced only with a release, a new day, or a newly loaded list.
    response.set('cache-control', 'public, max-age=300');
    return { date, rows: affordabilityRows(rows, query) };
  });

  return routes;
}

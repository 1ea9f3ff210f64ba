import * as journey from '@hearthway/contracts/journey';
import { guideFigureKeys, type GuideFigure } from '@hearthway/contracts/journey';
import { operationRouter } from '@hearthway/service-kit';
import { dayOf, policyAt } from '../policy/index.js';

/** The rows in force today. One that has ended without a successor is left out: a guide then names no amount. */
export function guideFigureRoutes({ now }: { readonly now: () => Date }) {
  const routes = operationRouter();
  routes.handle(journey.listGuideFigures, () => {
    const policy = policyAt(dayOf(now()));
    const figures = guideFigureKeys.flatMap((key): GuideFigure[] => {
      const row = policy.findRow(key);
      return row ? [{ ...row, key }] : [];
    });
    return { figures };
  });
  return routes;
}

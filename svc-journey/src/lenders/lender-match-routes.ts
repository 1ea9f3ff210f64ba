import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { adviseOnLenders } from './advise-on-lenders.js';
import { changeLenderMatchStatus } from './change-lender-match-status.js';
import { findLenderMatches } from './find-lender-matches.js';
import { listLenderMatches } from './list-lender-matches.js';
import { countRemaining, type LenderDependencies } from './remaining-lenders.js';

export function lenderMatchRoutes(dependencies: LenderDependencies) {
  const { currentLenders } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listLenderMatches, (_input, context) =>
    listLenderMatches(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.countRemainingLenders, async (_input, context) => ({
    count: await countRemaining(dependencies, principalOf(context).userId),
  }));

  routes.handle(journey.adviseOnLenders, (_input, context) =>
    adviseOnLenders(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.getLenderList, () => ({ fictional: currentLenders().fictional }));

  routes.handle(journey.findLenderMatches, ({ body }, context) =>
    findLenderMatches(dependencies, {
      userId: principalOf(context).userId,
      count: body.count,
      correlationId: context.correlationId,
    }),
  );

  routes.handle(journey.changeLenderMatchStatus, ({ params, body }, context) =>
    changeLenderMatchStatus(dependencies, {
      userId: principalOf(context).userId,
      lenderMatchId: params.lenderMatchId,
      status: body.status,
    }),
  );

  return routes;
}

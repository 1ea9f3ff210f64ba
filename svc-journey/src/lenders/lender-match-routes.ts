import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { changeLenderMatchStatus } from './change-lender-match-status.js';
import type { LenderDependencies } from './dependencies.js';
import { findLenderMatches } from './find-lender-matches.js';
import { listLenderMatches } from './list-lender-matches.js';
import { countRemaining } from './remaining-lenders.js';

export function lenderMatchRoutes(dependencies: LenderDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listLenderMatches, (_input, context) =>
    listLenderMatches(dependencies, principalOf(context).userId),
  );

  routes.handle(journey.countRemainingLenders, async (_input, context) => ({
    count: await countRemaining(dependencies, principalOf(context).userId),
  }));

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
      correlationId: context.correlationId,
    }),
  );

  return routes;
}

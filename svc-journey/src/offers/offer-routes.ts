import * as journey from '@hearthway/contracts/journey';
import { idFromKey, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { changeDraft, createOffer, deleteDraft, type OfferRequest } from './change-offers.js';
import { listOffers, readStrategies, reviewOffer, writeTermSheet, type ReadDependencies } from './read-offers.js';
import { takeStep, type StepDependencies } from './take-step.js';

export type OfferRoutesDependencies = ReadDependencies & StepDependencies;

export function offerRoutes(dependencies: OfferRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listOffers, (_input, context) => listOffers(dependencies, principalOf(context).userId));

  routes.handle(journey.createOffer, ({ headers, body }, context) => {
    const caller = callerOf(context);
    const offerId = idFromKey(caller.userId, headers['idempotency-key']);
    return createOffer(dependencies, { ...caller, offerId, homeId: body.homeId });
  });

  routes.handle(journey.changeOffer, (input, context) =>
    changeDraft(dependencies, offerRequest(input, context), input.body),
  );

  routes.handle(journey.takeOfferStep, (input, context) =>
    takeStep(dependencies, offerRequest(input, context), input.body),
  );

  routes.handle(journey.deleteOffer, async (input, context) => {
    await deleteDraft(dependencies, offerRequest(input, context));
    return undefined;
  });

  routes.handle(journey.getOfferStrategies, ({ params }, context) =>
    readStrategies(dependencies, { ...callerOf(context), ...params }),
  );

  routes.handle(journey.getTermSheet, ({ params }, context) =>
    writeTermSheet(dependencies, { ...callerOf(context), ...params }),
  );

  routes.handle(journey.reviewOffer, ({ params }, context) =>
    reviewOffer(dependencies, { ...callerOf(context), ...params }),
  );

  return routes;
}

const callerOf = (context: RequestContext) => ({
  userId: principalOf(context).userId,
  correlationId: context.correlationId,
});

interface OfferInput {
  readonly params: { readonly offerId: string };
  readonly headers: { readonly 'if-match': number };
}

const offerRequest = ({ params, headers }: OfferInput, context: RequestContext): OfferRequest => ({
  ...callerOf(context),
  ...params,
  version: headers['if-match'],
});

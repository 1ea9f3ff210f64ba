import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, versionOf, type RequestContext } from '@hearthway/service-kit';
import { beginOffer } from './begin-offer.js';
import { changeDraft, deleteDraft } from './change-offer.js';
import type { OfferDependencies, OfferRequest } from './dependencies.js';
import { listOffers, readStrategies, reviewOffer, writeTermSheet } from './read-offers.js';
import { takeStep } from './take-step.js';

export function offerRoutes(dependencies: OfferDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listOffers, (_input, context) => listOffers(dependencies, principalOf(context).userId));
  routes.handle(journey.createOffer, ({ body }, context) =>
    beginOffer(dependencies, { userId: principalOf(context).userId, offerId: creationIdOf(context), ...body }),
  );
  routes.handle(journey.changeOffer, ({ params, body }, context) =>
    changeDraft(dependencies, requestOf(context, params.offerId), body),
  );
  routes.handle(journey.takeOfferStep, ({ params, body }, context) =>
    takeStep(dependencies, requestOf(context, params.offerId), body),
  );
  routes.handle(journey.deleteOffer, ({ params }, context) =>
    deleteDraft(dependencies, requestOf(context, params.offerId)),
  );
  routes.handle(journey.getOfferStrategies, ({ params }, context) =>
    readStrategies(dependencies, principalOf(context).userId, params.offerId),
  );
  routes.handle(journey.getTermSheet, ({ params }, context) =>
    writeTermSheet(dependencies, principalOf(context).userId, params.offerId),
  );
  routes.handle(journey.reviewOffer, ({ params }, context) =>
    reviewOffer(dependencies, principalOf(context).userId, params.offerId),
  );

  return routes;
}

function requestOf(context: RequestContext, offerId: string): OfferRequest {
  const { userId } = principalOf(context);
  return { userId, offerId, version: versionOf(context), correlationId: context.correlationId };
}

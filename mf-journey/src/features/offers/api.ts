import * as journey from '@hearthway/contracts/journey';
import type {
  Offer,
  OfferEntry,
  OfferList,
  OfferReview,
  OfferStep,
  OfferStepResult,
  OfferStrategies,
} from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** An offer as the buyer last read it. */
export type OfferVersion = Pick<Offer, 'id' | 'version'>;

export function fetchOffers({ request }: SessionAccess, signal?: AbortSignal): Promise<OfferList> {
  return callOperation(request, journey.listOffers, undefined, { signal });
}

/** Repeated with the same key, it begins nothing new. */
export function sendNewOffer({ request }: SessionAccess, homeId: string, idempotencyKey: string): Promise<Offer> {
  return callOperation(request, journey.createOffer, { body: { homeId } }, { idempotencyKey });
}

/** @throws RequestError `offer.conflict` if the stored version is another one */
export function sendOfferChange(
  { request }: SessionAccess,
  { id, version }: OfferVersion,
  body: OfferEntry,
): Promise<Offer> {
  return callOperation(request, journey.changeOffer, { params: { offerId: id }, body }, { ifMatch: version });
}

/** @throws RequestError `offer.conflict` */
export function sendOfferStep(
  { request }: SessionAccess,
  { id, version }: OfferVersion,
  body: OfferStep,
): Promise<OfferStepResult> {
  return callOperation(request, journey.takeOfferStep, { params: { offerId: id }, body }, { ifMatch: version });
}

/** @throws RequestError `offer.conflict` */
export async function sendOfferDeletion({ request }: SessionAccess, { id, version }: OfferVersion): Promise<void> {
  await callOperation(request, journey.deleteOffer, { params: { offerId: id } }, { ifMatch: version });
}

/** @throws RequestError `offer.toolkit-required`, `offer.too-few-comparables` */
export function fetchStrategies(
  { request }: SessionAccess,
  offerId: string,
  signal?: AbortSignal,
): Promise<OfferStrategies> {
  return callOperation(request, journey.getOfferStrategies, { params: { offerId } }, { signal });
}

/** @throws RequestError `offer.toolkit-required` */
export function fetchTermSheet({ request }: SessionAccess, offerId: string): Promise<Uint8Array> {
  return callOperation(request, journey.getTermSheet, { params: { offerId } });
}

export function fetchReview({ request }: SessionAccess, offerId: string, signal?: AbortSignal): Promise<OfferReview> {
  return callOperation(request, journey.reviewOffer, { params: { offerId } }, { signal });
}

/** Keyed by buyer, so that a second account on this device never sees the first one’s offers. */
export function offersQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.listOffers.path, userId],
    queryFn: ({ signal }) => fetchOffers(session, signal),
  });
}

/** Keyed by version, so that a change refetches it. */
export function strategiesQuery(session: SessionAccess, { id, version }: OfferVersion) {
  return queryOptions({
    queryKey: [journey.getOfferStrategies.path, id, version],
    queryFn: ({ signal }) => fetchStrategies(session, id, signal),
    retry: false,
  });
}

/** Keyed by version, and fetched whenever it is opened: letters and savings may have changed elsewhere. */
export function reviewQuery(session: SessionAccess, { id, version }: OfferVersion) {
  return queryOptions({
    queryKey: [journey.reviewOffer.path, id, version],
    queryFn: ({ signal }) => fetchReview(session, id, signal),
    staleTime: 0,
  });
}

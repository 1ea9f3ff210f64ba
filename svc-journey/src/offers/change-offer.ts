import type { Offer, OfferEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import type { OfferDependencies, OfferRequest } from './dependencies.js';
import { shown, type StoredOffer } from './offer-store.js';

type Dependencies = Pick<OfferDependencies, 'store' | 'now'>;

/** @throws AppError `offer.not-found`, `offer.wrong-status` @throws VersionConflict `offer.conflict` */
export async function changeDraft(
  dependencies: Dependencies,
  request: OfferRequest,
  entry: OfferEntry,
): Promise<Offer> {
  const before = await readDraft(dependencies, request, entry);
  return saveOffer(dependencies, before, { ...before, ...entry }, entry);
}

/** @throws AppError `offer.not-found`, `offer.wrong-status` @throws VersionConflict `offer.conflict` */
export async function deleteDraft(dependencies: Dependencies, request: OfferRequest): Promise<undefined> {
  const { id, userId, version } = await readDraft(dependencies, request, null);
  if (await dependencies.store.delete(userId, id, version)) return;
  // It changed just now: answer with its current state.
  await readOffer(dependencies, request, null);
}

/**
 * An offer as its buyer last read it.
 * @param yours what the buyer sent, for the answer to a conflict
 * @throws AppError `offer.not-found` @throws VersionConflict `offer.conflict`
 */
export async function readOffer(
  { store }: Pick<OfferDependencies, 'store'>,
  { userId, offerId, version }: OfferRequest,
  yours: unknown,
  transaction: Transaction | null = null,
): Promise<StoredOffer> {
  const offer = await store.findById(userId, offerId, transaction);
  if (!offer) throw new AppError('offer.not-found', problemTexts.offerNotFound);
  if (offer.version !== version) {
    throw new VersionConflict('offer.conflict', problemTexts.changedElsewhere, { yours, current: shown(offer) });
  }
  return offer;
}

/** @throws VersionConflict `offer.conflict` */
export async function saveOffer(
  { store, now }: Dependencies,
  before: StoredOffer,
  after: StoredOffer,
  yours: unknown,
  transaction: Transaction | null = null,
): Promise<Offer> {
  const next = { ...after, version: before.version + 1, updatedAt: now().toISOString() };
  if (await store.replace(next, before.version, transaction)) return shown(next);
  const current = await store.findById(before.userId, before.id, transaction);
  if (!current) throw new AppError('offer.not-found', problemTexts.offerNotFound);
  throw new VersionConflict('offer.conflict', problemTexts.changedElsewhere, { yours, current: shown(current) });
}

async function readDraft(dependencies: Dependencies, request: OfferRequest, yours: unknown): Promise<StoredOffer> {
  const offer = await readOffer(dependencies, request, yours);
  if (offer.status !== 'draft') throw new AppError('offer.wrong-status', problemTexts.offerNotDraft);
  return offer;
}

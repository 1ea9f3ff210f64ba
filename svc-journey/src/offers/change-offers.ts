import {
  contractAddress,
  daysLater,
  notSoldYet,
  offerLimits,
  offerStatuses,
  type Home,
  type Offer,
  type OfferEntry,
  type OfferStatus,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { UpdateByRule } from '../milestones/index.js';
import { dayOf, policyAt, type RowsFor } from '../policy/index.js';
import { shown, type OfferStore, type StoredOffer } from './offer-store.js';
import { usualTerms } from './usual-terms.js';

export interface OfferChangeDependencies extends Pick<Dependencies, 'transaction' | 'now'> {
  readonly store: OfferStore;
  readonly updateMilestone: UpdateByRule;
  readonly policyRowsFor: RowsFor;
  readonly readHome: (userId: string, homeId: string, transaction?: Transaction) => Promise<Home | undefined>;
  /** Whether the buyer told us that they need no loan. */
  readonly isPayingCash: (userId: string) => Promise<boolean>;
}

interface Caller {
  readonly userId: string;
  readonly correlationId: string;
}

/** One offer of a buyer, as they last read it. */
export interface OfferRequest extends Caller {
  readonly offerId: string;
  readonly version: number;
}

export const allStatuses = Object.keys(offerStatuses) as OfferStatus[];

/** An offer that the buyer already has with this id is returned as it is. @throws AppError `offer.unknown-home`, `offer.too-many` */
export async function createOffer(
  dependencies: OfferChangeDependencies,
  { userId, offerId: id, homeId, correlationId }: Caller & { readonly offerId: string; readonly homeId: string },
): Promise<Offer> {
  const { store, transaction, now, readHome, isPayingCash, updateMilestone, policyRowsFor } = dependencies;
  const cash = await isPayingCash(userId);
  return transaction(async (transaction) => {
    await store.takeTurn(userId, transaction);
    const there = await store.findById(userId, id, transaction);
    if (there) return shown(there);
    const home = await readHome(userId, homeId, transaction);
    if (!home) throw new AppError('offer.unknown-home', 'Choose one of your saved homes');
    if ((await store.count(userId, { statuses: allStatuses }, transaction)) >= offerLimits.perBuyer) {
      const text = `You have ${offerLimits.perBuyer} offers, which is the most we keep. Delete a draft to begin another.`;
      throw new AppError('offer.too-many', text, { limit: 'offers' });
    }
    const at = now().toISOString();
    const today = dayOf(now());
    const offer: StoredOffer = {
      id,
      userId,
      version: 1,
      homeId,
      address: contractAddress(home),
      status: 'draft',
      comparables: [],
      terms: usualTerms(home, cash, policyAt(today, policyRowsFor(today))),
      history: [],
      createdAt: at,
      updatedAt: at,
    };
    await store.save(offer, transaction);
    await updateMilestone({ userId, correlationId }, transaction);
    return shown(offer);
  });
}

/** @throws AppError `request.invalid` (a sale in the future), `offer.not-found`, `offer.conflict`, `offer.wrong-status` */
export async function changeDraft(
  { store, transaction, now }: OfferChangeDependencies,
  request: OfferRequest,
  entry: OfferEntry,
): Promise<Offer> {
  return transaction(async (transaction) => {
    const before = await requireDraft(store, request, transaction);
    requireSold(entry, now());
    const after = { ...before, ...entry, version: before.version + 1, updatedAt: now().toISOString() };
    await store.save(after, transaction);
    return shown(after);
  });
}

/** @throws AppError `offer.not-found`, `offer.conflict`, `offer.wrong-status` */
export async function deleteDraft(
  { store, transaction, updateMilestone }: OfferChangeDependencies,
  request: OfferRequest,
): Promise<void> {
  await transaction(async (transaction) => {
    await store.delete(await requireDraft(store, request, transaction), transaction);
    await updateMilestone(request, transaction);
  });
}

/** An offer in the version that its buyer read. @throws AppError `offer.not-found`, `offer.conflict` */
export async function requireOffer(
  store: OfferStore,
  { userId, offerId, version }: OfferRequest,
  transaction: Transaction,
): Promise<StoredOffer> {
  await store.takeTurn(userId, transaction);
  const offer = await store.findById(userId, offerId, transaction);
  if (!offer) throw offerNotFound();
  if (offer.version === version) return offer;
  throw new AppError('offer.conflict', 'This offer changed in another window after you opened it here');
}

/** Allows tomorrow, since in some places it already is. */
function requireSold({ comparables }: OfferEntry, now: Date): void {
  const latest = daysLater(dayOf(now), 1);
  const details = comparables.flatMap(({ soldOn }, index) =>
    soldOn > latest ? [{ path: `body.comparables.${index}.soldOn`, message: notSoldYet }] : [],
  );
  if (details.length > 0) throw new AppError('request.invalid', problemTexts.invalid, { details });
}

/** Another buyer's offer also counts as not found. */
export const offerNotFound = () => new AppError('offer.not-found', 'We couldn’t find that offer');

async function requireDraft(store: OfferStore, request: OfferRequest, transaction: Transaction): Promise<StoredOffer> {
  const offer = await requireOffer(store, request, transaction);
  if (offer.status === 'draft') return offer;
  throw new AppError('offer.wrong-status', 'This offer went out already. Record a counteroffer to change its terms.');
}

import {
  liveStatuses,
  offerLimits,
  proposedBy,
  waivedProtections,
  type Offer,
  type OfferStatus,
  type OfferStep,
  type OfferTerms,
  type PastStep,
} from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { dayOf } from '../policy/index.js';

/** From which statuses a step leads to which. All others are refused. */
const moves: Readonly<Record<OfferStep['step'], { from: readonly OfferStatus[]; to: (offer: Offer) => OfferStatus }>> =
  {
    send: { from: ['draft'], to: () => 'sent' },
    counter: { from: liveStatuses, to: () => 'countered' },
    accept: { from: liveStatuses, to: () => 'accepted' },
    reject: { from: liveStatuses, to: () => 'rejected' },
    withdraw: { from: liveStatuses, to: () => 'withdrawn' },
    expire: { from: liveStatuses, to: () => 'expired' },
    reopen: {
      from: ['accepted', 'rejected', 'withdrawn', 'expired'],
      to: ({ history }) => (history.some(({ step }) => step === 'counter') ? 'countered' : 'sent'),
    },
  };

export const wrongStatus = () => new AppError('offer.wrong-status', 'You can’t record that at this stage of the offer');

/**
 * The offer after a step, which is the last in its history.
 * @throws AppError `offer.wrong-status`, `offer.waivers-unconfirmed`, `offer.past-dates`, `offer.too-many-steps`
 */
export function afterStep<Of extends Offer>(offer: Of, step: OfferStep, now: Date): Of {
  const { from, to } = moves[step.step];
  if (!from.includes(offer.status)) throw wrongStatus();
  // However long it took, how it ended can be recorded.
  const goesOn = step.step === 'counter' || step.step === 'reopen';
  if (goesOn && offer.history.length >= offerLimits.history) {
    const text = `This offer has ${offerLimits.history} steps, which is the most we keep. Begin another one for this home.`;
    throw new AppError('offer.too-many-steps', text, { limit: 'offer steps' });
  }
  const terms = step.step === 'counter' ? step.terms : offer.terms;
  const by = actorOf(offer, step);
  if (step.step === 'send') requireConfirmed(terms, step.waived);
  // What the seller proposed may be recorded late.
  if (step.step === 'send' || (step.step === 'counter' && by === 'buyer')) requireFuture(terms, now);
  const at = now.toISOString();
  const history: PastStep[] = [...offer.history, { step: step.step, by, at, terms }];
  return { ...offer, version: offer.version + 1, status: to(offer), terms, history, updatedAt: at };
}

/** Whoever didn't make the last proposal answers it. */
function actorOf({ history }: Offer, step: OfferStep): PastStep['by'] {
  if (step.step === 'counter') return step.by;
  if (step.step === 'send' || step.step === 'withdraw' || step.step === 'reopen') return 'buyer';
  return proposedBy(history) === 'seller' ? 'buyer' : 'seller';
}

function requireConfirmed(terms: OfferTerms, confirmed: readonly string[]): void {
  const waived = waivedProtections(terms);
  if (waived.length === new Set(confirmed).size && waived.every((name) => confirmed.includes(name))) return;
  throw new AppError('offer.waivers-unconfirmed', 'Please confirm each protection that this offer gives up');
}

/** Hawaii is ten hours behind UTC, and no state is further west. */
const westMilliseconds = 10 * 3_600_000;

/** A day may still be today in the west, and a moment is the same everywhere. */
function requireFuture({ closingOn, expiresAt }: OfferTerms, now: Date): void {
  if (closingOn < dayOf(new Date(now.getTime() - westMilliseconds))) {
    throw new AppError('offer.past-dates', 'The closing day has passed. Choose a later one first.');
  }
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime()) {
    throw new AppError('offer.past-dates', 'The time to answer has passed. Choose a later one first.');
  }
}

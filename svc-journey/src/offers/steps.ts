import { liveStatuses, proposedBy, type Offer, type OfferStatus, type OfferStep } from '@hearthway/contracts/journey';

interface Move {
  readonly from: readonly OfferStatus[];
  readonly to: (offer: Offer) => OfferStatus;
}

/** Which statuses a step leads from, and to. All others are refused. */
const moves: Readonly<Record<OfferStep['step'], Move>> = {
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

/** The offer after a step, with the step in its history; `undefined` if its status doesn't allow it. */
export function afterStep(offer: Offer, step: OfferStep, at: string): Offer | undefined {
  const { from, to } = moves[step.step];
  if (!from.includes(offer.status)) return undefined;
  const terms = step.step === 'counter' ? step.terms : offer.terms;
  const history = [...offer.history, { step: step.step, by: actorOf(offer, step), at, terms }];
  return { ...offer, status: to(offer), terms, history };
}

/** Whoever didn't make the last proposal answers it. */
function actorOf({ history }: Offer, step: OfferStep): 'buyer' | 'seller' {
  if (step.step === 'counter') return step.by;
  if (step.step === 'send' || step.step === 'withdraw' || step.step === 'reopen') return 'buyer';
  return proposedBy(history) === 'seller' ? 'buyer' : 'seller';
}

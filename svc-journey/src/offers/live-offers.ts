import { liveStatuses, type PurchaseTerms } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import { answerEntries } from './answer-entries.js';
import { afterStep } from './offer-steps.js';
import type { OfferStore } from './offer-store.js';

interface LiveOffersDependencies extends Pick<Dependencies, 'now'> {
  readonly store: OfferStore;
  readonly keepEvents: KeepEvents;
}

/** The offers that wait for an answer, for contracts. */
export function liveOffers({ store, keepEvents, now }: LiveOffersDependencies) {
  return {
    /** Takes the buyer's turn, so that no offer changes before the transaction ends. */
    async hasLiveOffer(userId: string, homeId: string, transaction: Transaction): Promise<boolean> {
      await store.takeTurn(userId, transaction);
      return (await store.count(userId, { homeId, statuses: liveStatuses }, transaction)) > 0;
    },

    /**
     * Records that the offer for a home was accepted: the buyer has entered the contract that came of it. Of several, it is the
     * one at the contract's price, or else the latest.
     * @returns the offer's id; `null` if none is live
     */
    async acceptLiveOffer(
      userId: string,
      { homeId, priceCents, effectiveOn }: PurchaseTerms,
      transaction: Transaction,
    ): Promise<string | null> {
      await store.takeTurn(userId, transaction);
      const live = (await store.findByUser(userId, transaction)).filter(
        (offer) => offer.homeId === homeId && liveStatuses.includes(offer.status),
      );
      const before = live.find(({ terms }) => terms.priceCents === priceCents) ?? live[0];
      if (!before) return null;
      const after = afterStep({ ...before, userId }, { step: 'accept', effectiveOn }, now());
      await store.save(after, transaction);
      const answers = { before: answerEntries(before), after: [] };
      await keepEvents({ userId, source: `offer:${before.id}`, ...answers }, transaction);
      return before.id;
    },
  };
}

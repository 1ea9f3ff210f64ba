import type { OfferStore } from './offer-store.js';

interface ChecklistDependencies {
  readonly store: OfferStore;
  /** Whether the buyer is under contract, or closed on a home. */
  readonly hasContract: (userId: string) => Promise<boolean>;
}

/** What the milestone Make Offer asks for, and whether the buyer has done it. */
export function offerChecklist({ store, hasContract }: ChecklistDependencies) {
  return async (userId: string): Promise<readonly { text: string; done: boolean }[]> => {
    const [statuses, underContract] = await Promise.all([store.findStatuses(userId), hasContract(userId)]);
    return [
      // A contract that began elsewhere needed no offer here.
      { text: 'Write an offer for a home on your board', done: underContract || statuses.length > 0 },
      { text: 'Send it', done: underContract || statuses.some((status) => status !== 'draft') },
      { text: 'Record that it was accepted, with the effective date', done: underContract },
    ];
  };
}

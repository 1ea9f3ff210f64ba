import type { Offer } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import type { AddToRule } from '../milestones/index.js';
import { allStatuses } from './change-offers.js';
import { liveOffers } from './live-offers.js';
import { offerRoutes, type OfferRoutesDependencies } from './offer-routes.js';
import { createOfferStore } from './offer-store.js';
import { writeTermSheet } from './read-offers.js';

type Needed = Pick<Dependencies, 'connection'> &
  Omit<OfferRoutesDependencies, 'store' | 'updateMilestone'> & {
    readonly addToRule: AddToRule;
    readonly hasContract: (userId: string, transaction: Transaction | null) => Promise<boolean>;
  };

/** Opens before the others: contracts need it, and offers need contracts. */
export const openLiveOffers = ({
  connection,
  ...needed
}: Pick<Dependencies, 'connection' | 'now'> & Pick<Needed, 'keepEvents'>) =>
  liveOffers({ ...needed, store: createOfferStore(connection) });

interface OffersModule extends ServiceModule {
  /** Latest first. */
  readonly listOffers: (userId: string) => Promise<readonly Offer[]>;
  /** A PDF. @throws AppError `offer.not-found`, `offer.toolkit-required` */
  readonly writeTermSheet: (userId: string, offerId: string) => Promise<Uint8Array>;
}

export function openOffers(needed: Needed): OffersModule {
  const store = createOfferStore(needed.connection);
  const sentStatuses = allStatuses.filter((status) => status !== 'draft');
  const hasOffer = async (userId: string, statuses: typeof allStatuses, transaction: Transaction | null) =>
    // A contract that began elsewhere needed no offer here.
    (await needed.hasContract(userId, transaction)) || (await store.count(userId, { statuses }, transaction)) > 0;
  const updateMilestone = needed.addToRule(
    'make-offer',
    {
      text: 'Write an offer for a home on your board',
      path: '/make-offer',
      isDone: (userId, transaction) => hasOffer(userId, allStatuses, transaction),
    },
    {
      text: 'Send it',
      path: '/make-offer',
      isDone: (userId, transaction) => hasOffer(userId, sentStatuses, transaction),
    },
  );
  const dependencies = { ...needed, store, updateMilestone };
  return {
    stores: [store],
    routes: offerRoutes(dependencies),
    buyerData: { offers: store },
    listOffers: (userId) => store.findByUser(userId),
    writeTermSheet: (userId, offerId) => writeTermSheet(dependencies, { userId, offerId }),
  };
}

import { exampleComparables, exampleOfferTerms } from '@hearthway/contracts/examples';
import type { Offer } from '@hearthway/contracts/journey';

const sentAt = '2026-11-24T16:00:00.000Z';

/** A draft for the home with the id `home-1`. */
export const exampleDraft: Offer = {
  id: 'draft',
  version: 1,
  homeId: 'home-1',
  address: '4512 Shoal Creek Boulevard',
  status: 'draft',
  comparables: [...exampleComparables],
  terms: exampleOfferTerms,
  history: [],
  createdAt: '2026-11-23T16:00:00.000Z',
  updatedAt: '2026-11-23T16:00:00.000Z',
};

/** That draft after it was sent. */
export const exampleSentOffer: Offer = {
  ...exampleDraft,
  id: 'sent',
  status: 'sent',
  history: [{ step: 'send', by: 'buyer', at: sentAt, terms: exampleOfferTerms }],
  updatedAt: sentAt,
};

const countered = { ...exampleOfferTerms, priceCents: 41_200_000, closingOn: '2027-01-19' };

/** A draft, one that the seller countered, and one that was rejected, for the first example homes. */
export const exampleOffers: readonly Offer[] = [
  {
    ...exampleSentOffer,
    id: 'countered',
    homeId: 'home-3',
    address: '9114 Meadowheath Drive',
    status: 'countered',
    terms: countered,
    history: [
      ...exampleSentOffer.history,
      { step: 'counter', by: 'seller', at: '2026-11-25T18:30:00.000Z', terms: countered },
    ],
    updatedAt: '2026-11-25T18:30:00.000Z',
  },
  exampleDraft,
  {
    ...exampleSentOffer,
    id: 'rejected',
    homeId: 'home-2',
    address: '2207 South 5th Street #B',
    status: 'rejected',
    history: [
      ...exampleSentOffer.history,
      { step: 'reject', by: 'seller', at: '2026-11-24T20:00:00.000Z', terms: exampleOfferTerms },
    ],
  },
];

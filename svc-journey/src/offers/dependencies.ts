import type { Home, PurchaseContract } from '@hearthway/contracts/journey';
import type { RunInTransaction, Transaction } from '@hearthway/service-kit';
import type { BoardMove } from '../homes/index.js';
import type { Acceptance, OfferEnding } from '../purchase-contract/index.js';
import type { OfferStore } from './offer-store.js';
import type { PriceCaps } from './pricing/index.js';
import type { OfferBuyer } from './review/index.js';

/** What this room’s use cases depend on. */
export interface OfferDependencies {
  readonly store: OfferStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly findHome: (userId: string, homeId: string) => Promise<Home | undefined>;
  /** Makes other moves on the buyer’s board wait, so that what is read from here on decides. */
  readonly takeTurnOnBoard: (userId: string, transaction: Transaction) => Promise<void>;
  /** Moves the home of an offer that went out to the column Offer. */
  readonly putHomeUnderOffer: (move: BoardMove, transaction: Transaction) => Promise<void>;
  /** Moves the home back when no offer for it waits for an answer any more. */
  readonly returnHomeFromOffer: (move: BoardMove, transaction: Transaction) => Promise<void>;
  /** Puts the buyer under contract, with all that follows. */
  readonly acceptContract: (acceptance: Acceptance, transaction: Transaction) => Promise<PurchaseContract>;
  /** Ends the contract that came of an offer. False if it isn’t the active one any more. */
  readonly endContractOf: (ending: OfferEnding, transaction: Transaction) => Promise<boolean>;
  readonly readCaps: (userId: string) => Promise<PriceCaps>;
  /** For a home at the offered price. */
  readonly readBuyer: (userId: string, home: Home | undefined) => Promise<Omit<OfferBuyer, 'otherLiveOffers'>>;
  /** Whether the buyer told us that they need no loan. */
  readonly isPayingCash: (userId: string) => Promise<boolean>;
  readonly hasToolkit: (userId: string) => Promise<boolean>;
}

/** One offer of the signed-in buyer, as they last read it. */
export interface OfferRequest {
  readonly userId: string;
  readonly offerId: string;
  readonly version: number;
  readonly correlationId: string;
}

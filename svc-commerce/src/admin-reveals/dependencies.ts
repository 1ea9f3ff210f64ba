import type { OfferedState, PaymentStatus, ProductType, WaitlistSource } from '@hearthway/contracts/commerce';

export interface Buyer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly state: OfferedState;
}

export interface ListedEntry {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly state: OfferedState;
  readonly source: WaitlistSource;
  readonly createdAt: Date;
}

export interface ListedPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly status: PaymentStatus;
  readonly createdAt: Date;
  /** Missing where it was erased. */
  readonly buyer?: Buyer;
}

/** What this room is given: the lists, from the rooms that own them. */
export interface RevealDependencies {
  readonly waitlist: {
    find(id: string): Promise<{ readonly email: string } | undefined>;
    findAll(): AsyncIterable<ListedEntry>;
  };
  readonly payments: {
    find(id: string): Promise<{ readonly buyer?: { readonly email: string } } | undefined>;
    findAllByProduct(product: ProductType): AsyncIterable<ListedPayment>;
  };
  readonly now: () => Date;
}

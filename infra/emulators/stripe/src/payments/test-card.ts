/** A card of Stripe's test mode and its outcome (docs.stripe.com/testing). */
export interface TestCard {
  readonly id: string;
  readonly label: string;
  readonly last4: string;
  readonly brand: 'visa';
  readonly decline?: Decline;
}

export interface Decline {
  /** Code of the error, like `card_declined`. */
  readonly code: string;
  /** The bank's reason, if it gave one. */
  readonly declineCode: string | null;
  /** Shown to the payer. */
  readonly message: string;
}

const card = (id: string, label: string, last4: string, decline?: Decline): TestCard => ({
  id,
  label,
  last4,
  brand: 'visa',
  ...(decline === undefined ? {} : { decline }),
});

export const testCards: readonly TestCard[] = [
  card('succeeds', 'The payment succeeds', '4242'),
  card('declined', 'The card is declined', '0002', {
    code: 'card_declined',
    declineCode: 'generic_decline',
    message: 'Your card was declined.',
  }),
];

export const cardIds = testCards.map(({ id }) => id);

export const testCard = (id: string): TestCard | undefined => testCards.find((known) => known.id === id);

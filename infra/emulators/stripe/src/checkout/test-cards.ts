/** A card of Stripe's test mode and its outcome (docs.stripe.com/testing). */
export interface TestCard {
  readonly label: string;
  readonly last4: string;
  /** Why it is declined; shown to the payer. */
  readonly decline?: string;
}

export const testCards = {
  succeeds: { label: 'The payment succeeds', last4: '4242' },
  declined: { label: 'The card is declined', last4: '0002', decline: 'Your card was declined.' },
} as const satisfies Readonly<Record<string, TestCard>>;

export type CardId = keyof typeof testCards;

/** Tokens of one answer, as its provider counts them. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/** A part of a day’s budget. Microdollars are millionths of a US dollar. */
export interface Spending {
  readonly unit: 'tokens' | 'microdollars';
  readonly amount: number;
}

/** How an answer is paid for, and how much of that a day has. */
export interface Budgets {
  readonly spendingOf: (use: TokenUse) => Spending;
  /** In the same unit: of one buyer, and of all. */
  readonly caps: { readonly buyer: number; readonly all: number };
}

export interface BudgetOptions {
  /** US dollars for a million tokens; `undefined` if the price isn’t known. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
  /** A day’s US dollars, which count if the price is known. */
  readonly dollars: Budgets['caps'];
  /** A day’s tokens, which count otherwise. */
  readonly tokens: Budgets['caps'];
}

const millionth = 1_000_000;

/** Budgets in money where the price is known, else in tokens. */
export function budgetsOf({ prices, dollars, tokens }: BudgetOptions): Budgets {
  if (!prices) {
    return { caps: tokens, spendingOf: ({ input, output }) => ({ unit: 'tokens', amount: input + output }) };
  }
  return {
    caps: { buyer: Math.floor(dollars.buyer * millionth), all: Math.floor(dollars.all * millionth) },
    // A dollar for a million tokens is a microdollar for each. Rounded up, so that nothing is free.
    spendingOf: ({ input, output }) => ({
      unit: 'microdollars',
      amount: Math.ceil(input * prices.input + output * prices.output),
    }),
  };
}

/** Tokens of one answer, as its provider counts them. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/** An amount of a day’s budget. Microdollars are millionths of a US dollar. */
export interface Spending {
  readonly unit: 'tokens' | 'microdollars';
  readonly amount: number;
}

/** How an answer is charged, and the day's budgets. */
export interface Budgets {
  readonly spendingOf: (use: TokenUse) => Spending;
  /** In the same unit: for one buyer, and for all. */
  readonly caps: { readonly buyer: number; readonly all: number };
}

export interface BudgetOptions {
  /** US dollars per million tokens; `undefined` if the price isn’t known. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
  /** US dollars per day, used if the price is known. */
  readonly dollars: Budgets['caps'];
  /** Tokens per day, used otherwise. */
  readonly tokens: Budgets['caps'];
}

const millionth = 1_000_000;

/** In money if the price is known, otherwise in tokens. */
export function budgetsOf({ prices, dollars, tokens }: BudgetOptions): Budgets {
  if (!prices) {
    return { caps: tokens, spendingOf: ({ input, output }) => ({ unit: 'tokens', amount: input + output }) };
  }
  return {
    caps: { buyer: Math.floor(dollars.buyer * millionth), all: Math.floor(dollars.all * millionth) },
    // A dollar per million tokens is a microdollar per token. Rounded up, so that nothing is free.
    spendingOf: ({ input, output }) => ({
      unit: 'microdollars',
      amount: Math.ceil(input * prices.input + output * prices.output),
    }),
  };
}

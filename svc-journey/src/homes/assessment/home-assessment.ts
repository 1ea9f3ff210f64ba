import { fitOf, type GoalSet } from '@hearthway/contracts/home-goals';
import type { Home, HomeAssessment } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import type { PolicyReader } from '../../policy/index.js';
import { flagsOf } from './home-flags.js';

/** What owning a home would cost this buyer. Money is integer US cents. */
export interface HomeCosts extends Pick<HomeAssessment, 'monthlyPaymentCents' | 'cashToClose' | 'loanClass'> {
  readonly policyRows: readonly PolicyRow[];
}

/** All that the assessment of a home learns about its buyer: no name, no status, nothing about who they are. */
export interface BuyerForHomes {
  readonly goals: GoalSet | undefined;
  /** The price of the scenario that the buyer has pinned. */
  readonly budgetCents: number | undefined;
  /** `undefined` while the finances that costs depend on are missing; its result is `undefined` for a home it can't cost. */
  readonly costsOf: ((home: Home) => HomeCosts | undefined) | undefined;
}

export type ReadBuyerForHomes = (userId: string) => Promise<BuyerForHomes>;

/** What the buyer's numbers and goals say about a home. Looks at its build, its costs, and its place, and at nothing else. */
export function assessHome(
  home: Home,
  { goals, budgetCents, costsOf }: BuyerForHomes,
  policy: PolicyReader,
): HomeAssessment {
  const costs = costsOf?.(home);
  const rows = policy.part();
  const fit = goals && fitOf(home, goals);
  return {
    monthlyPaymentCents: costs?.monthlyPaymentCents ?? null,
    cashToClose: costs?.cashToClose ?? null,
    loanClass: costs?.loanClass ?? null,
    pricePerSquareFootCents: home.squareFeet === null ? null : Math.round(home.priceCents / home.squareFeet),
    budget: budgetCents === undefined ? null : { priceCents: budgetCents, aboveCents: home.priceCents - budgetCents },
    fit: fit
      ? {
          score: fit.score ?? null,
          verdict: fit.verdict,
          reasons: fit.reasons.map(({ list, text, result }) => ({
            text: list === 'never' ? `Never: ${text}` : text,
            result,
          })),
        }
      : null,
    flags: flagsOf(home, rows),
    policyRowIds: [...new Set([...(costs?.policyRows ?? []), ...rows.used()].map(({ id }) => id))],
  };
}

import { homeFit, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { HomeAssessment, HomeEntry } from '@hearthway/contracts/journey';
import { rowReader, type PolicyRow, type RowsByKey } from '@hearthway/contracts/policy';
import { flagsOf } from './home-flags.js';
import { homeCosts, type PaymentPlan } from './home-costs.js';

/** Everything a home's assessment learns about its buyer: no name, no status, nothing about who they are. */
export interface BuyerOfHomes {
  /** `undefined` while finances are missing. */
  readonly plan: PaymentPlan | undefined;
  /** The pinned scenario's budget. */
  readonly budgetCents: number | undefined;
  readonly goals: HomeGoals;
}

/** `policyRowIds` identify the dated figures behind it. */
export type Assessment = Omit<HomeAssessment, 'policyRowSet'> & { readonly policyRowIds: readonly string[] };

/** What the buyer's figures and goals say about a home. Looks only at its build, its costs, and its location. */
export function assessHome(
  home: HomeEntry,
  { plan, budgetCents, goals }: BuyerOfHomes,
  rows: RowsByKey<PolicyRow>,
): Assessment {
  const read = rowReader(rows);
  const flags = flagsOf(home, read);
  const costs = plan && homeCosts(home, plan, rows, read);
  const fit = homeFit(home, goals);
  return {
    monthlyPaymentCents: costs?.monthlyPaymentCents ?? null,
    cashToClose: costs?.cashToClose ?? null,
    loanClass: costs?.loanClass ?? null,
    pricePerSquareFootCents: home.squareFeet === null ? null : Math.round(home.priceCents / home.squareFeet),
    aboveBudgetCents: budgetCents === undefined ? null : home.priceCents - budgetCents,
    fit: fit ? { ...fit, reasons: [...fit.reasons] } : null,
    flags,
    policyRowIds: [...new Set([...(costs?.policyRowIds ?? []), ...read.used().map(({ id }) => id)])],
  };
}

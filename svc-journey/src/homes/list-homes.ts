import { goalShares, type HomeGoals } from '@hearthway/contracts/home-goals';
import type { listHomes as operation } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { PolicyRow, RowsByKey } from '@hearthway/contracts/policy';
import type { ReadBuyerPlan } from '../financial-profile/index.js';
import { rowsToday, type RowsFor } from '../policy/index.js';
import type { PinnedBudget, ReadBudget } from '../scenarios/index.js';
import { assessHome, type BuyerOfHomes, type PaymentPlan } from './assessment/index.js';
import type { HomeStore } from './home-store.js';
import { shown, type StoredHome } from './stored-home.js';

export interface ListHomesDependencies {
  readonly store: HomeStore;
  readonly readBuyerPlan: ReadBuyerPlan;
  readonly readBudget: ReadBudget;
  readonly readGoals: (userId: string) => Promise<HomeGoals>;
  readonly policyRowsFor: RowsFor;
  /** The date and time whose figures apply. */
  readonly figuresAt: () => Date;
}

type HomeList = OperationReply<typeof operation>;

/** A buyer's homes, newest first, each with what the buyer's figures and goals say about it. */
export async function listHomes(dependencies: ListHomesDependencies, userId: string): Promise<HomeList> {
  const { store, readBuyerPlan, readBudget, readGoals, policyRowsFor, figuresAt } = dependencies;
  const [homes, profilePlan, budget, goals] = await Promise.all([
    store.findByUser(userId),
    readBuyerPlan(userId),
    readBudget(userId),
    readGoals(userId),
  ]);
  const { rows } = rowsToday({ policyRowsFor, now: figuresAt });
  return homeList(homes, { plan: paymentPlan(budget, profilePlan), budget, goals }, rows);
}

/** The pinned budget says how to pay; if there is none, the financial profile does. */
export function paymentPlan(
  budget: PinnedBudget | undefined,
  { program, figures }: Pick<Awaited<ReturnType<ReadBuyerPlan>>, 'program' | 'figures'>,
): PaymentPlan | undefined {
  if (budget) return { program: budget.plan.program, figures: budget.figures };
  return figures && { program, figures };
}

interface RowSet {
  readonly place: number;
  readonly ids: readonly string[];
}

/** Keeps the homes in order: neither their cost nor the buyer changes it. */
function homeList(
  homes: readonly StoredHome[],
  { plan, budget, goals }: Pick<BuyerOfHomes, 'plan' | 'goals'> & { readonly budget: PinnedBudget | undefined },
  rows: RowsByKey<PolicyRow>,
): HomeList {
  const buyer = { plan, budgetCents: budget?.plan.priceCents, goals };
  const rowSets = new Map<string, RowSet>();
  const setOf = (ids: readonly string[]): RowSet => {
    const key = ids.join(' ');
    const set = rowSets.get(key) ?? { place: rowSets.size, ids };
    rowSets.set(key, set);
    return set;
  };
  const assessed = homes.map((home) => {
    const { policyRowIds, ...assessment } = assessHome(home.facts, buyer, rows);
    return { ...shown(home), assessment: { ...assessment, policyRowSet: setOf(policyRowIds).place } };
  });
  const policyRowSets = [...rowSets.values()].map(({ ids }) => [...ids]);
  return {
    homes: assessed,
    missing: [
      ...(plan ? [] : ['finances' as const]),
      ...(goalShares(goals).length > 0 ? [] : ['goals' as const]),
      ...(budget ? [] : ['budget' as const]),
    ],
    plan: plan ? shownPlan(plan) : null,
    budget: budget ? { priceCents: budget.plan.priceCents, monthlyCents: budget.plan.monthlyCents } : null,
    policyRowSets,
    policyRows: [...new Set(policyRowSets.flat())].flatMap((id) => rows.get(id.slice(0, id.lastIndexOf('@'))) ?? []),
  };
}

function shownPlan({ program, figures }: PaymentPlan): NonNullable<HomeList['plan']> {
  const { downPayment, annualRateMillionths, termMonths } = figures;
  return { program, downPayment, annualRateMillionths, termMonths };
}

import {
  affordability,
  affordabilityPrograms,
  type AffordabilityResult,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import {
  plannedLevel,
  type getBudget,
  type Scenario,
  type ScenarioEntry,
  type SharedScenario,
} from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { DatedFigure, RowsByKey } from '@hearthway/contracts/policy';
import type { SavedScenario, ScenarioList } from './scenario-list.js';

/** The rows in effect on a day (YYYY-MM-DD). */
export interface RowsOfDay {
  readonly date: string;
  readonly rows: RowsByKey<DatedFigure>;
}

/** New figures to store, with the rows that apply to them that day. */
export function savedScenario(
  given: ScenarioEntry & Pick<SavedScenario, 'id' | 'savedAt'>,
  { rows }: RowsOfDay,
): SavedScenario {
  return { ...given, savedRowIds: affordability(given.figures, rows).policyRowIds, link: null };
}

/** A scenario as its buyer sees it that day. */
export function withResult({ pinnedId }: ScenarioList, scenario: SavedScenario, { rows }: RowsOfDay): Scenario {
  const { id, name, figures, level, savedAt, savedRowIds, link } = scenario;
  const result = affordability(figures, rows);
  return {
    id,
    name,
    figures,
    level,
    savedAt: savedAt.toISOString(),
    pinned: id === pinnedId,
    sharedAt: link?.sharedAt.toISOString() ?? null,
    headlines: result.headlines,
    plan: planOf(scenario, result),
    rowsChanged: !isSameSet(savedRowIds, result.policyRowIds),
  };
}

/** A pinned scenario's figures and that day's result. */
export interface PinnedBudget {
  readonly figures: BuyerFigures;
  readonly plan: NonNullable<Scenario['plan']>;
  /** The highest price that any loan program allows; `null` without one. */
  readonly ceilingCents: number | null;
}

/** `undefined` without a pinned scenario, or while it has no price. */
export function pinnedBudget({ scenarios, pinnedId }: ScenarioList, { rows }: RowsOfDay): PinnedBudget | undefined {
  const pinned = scenarios.find(({ id }) => id === pinnedId);
  if (!pinned) return undefined;
  const result = affordability(pinned.figures, rows);
  const plan = planOf(pinned, result);
  return plan
    ? { figures: pinned.figures, plan, ceilingCents: result.headlines.ceiling?.priceCents ?? null }
    : undefined;
}

/** A scenario's result that day as a budget; `null` without a price. */
export function budgetOf(scenario: SavedScenario, { rows }: RowsOfDay): OperationReply<typeof getBudget>['budget'] {
  const plan = planOf(scenario, affordability(scenario.figures, rows));
  return plan && { ...plan, programName: affordabilityPrograms[plan.program] };
}

/** What anyone with its link sees. Named field by field, so that a new figure is never shared by accident. */
export function withoutPerson(shared: SavedScenario, { date, rows }: RowsOfDay): SharedScenario {
  const { state, propertyType, propertyUse, annualRateMillionths, termMonths } = shared.figures;
  const plan = planOf(shared, affordability(shared.figures, rows));
  return {
    date,
    state,
    propertyType,
    propertyUse,
    annualRateMillionths,
    termMonths,
    plan: plan && {
      priceCents: toNearest(100_000, plan.priceCents),
      monthlyCents: toNearest(1_000, plan.monthlyCents),
    },
  };
}

function planOf(scenario: SavedScenario, { headlines, programs }: AffordabilityResult): Scenario['plan'] {
  const level = plannedLevel(scenario);
  const program = headlines[level]?.program;
  const offer = programs.find((one) => one.program === program)?.offers[level];
  if (!program || !offer || offer.priceCents === 0) return null;
  const { priceCents, monthly, downPaymentCents, cash } = offer;
  const [monthlyCents, cashCents] = [monthly.totalCents, cash.outOfPocket.expectedCents];
  return { program, priceCents, monthlyCents, downPaymentCents, cashCents };
}

const toNearest = (step: number, cents: number): number => Math.round(cents / step) * step;

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(one);
  return ids.size === new Set(other).size && other.every((id) => ids.has(id));
}

import { areaText, goalText } from './goal-text.js';
import { goalListNames, type Area, type Goal, type GoalList, type GoalSet } from './home-goals.js';
import { limitedFact, limitedTraits, type HomeFacts } from './traits.js';

/** `unknown`: the home's facts don't tell. It counts neither for nor against the home. */
export type FitResult = 'met' | 'missed' | 'unknown';

export interface FitReason {
  readonly list: GoalList | 'area';
  /** As in the goal's list: of a never, what the home must not be. A never is `met` if the home is clear of it. */
  readonly text: string;
  readonly result: FitResult;
  /** Share of the whole in percent. Those of all reasons add up to 100. */
  readonly weight: number;
}

export interface HomeFit {
  /** Percent of the known weight that is met, 0 to 100; `undefined` if nothing is known. */
  readonly score: number | undefined;
  /** Percent of the weight that is known. Show it beside a score. */
  readonly knownWeight: number;
  /**
   * `ruled_out`: it is one of the nevers. `misses`: a must is missed, or it lies outside the areas. `check`: none of these, but a
   * must, a never, or the area is still unknown. `fits`: all of them hold.
   */
  readonly verdict: 'fits' | 'check' | 'misses' | 'ruled_out';
  /** Musts, nices, nevers, and the areas, in the buyer's order. */
  readonly reasons: readonly FitReason[];
}

/**
 * How well a home fits one person's goals. Looks at the home's build, cost, and place, and at nothing else. `undefined`
 * without goals.
 */
export function fitOf(home: HomeFacts, goals: GoalSet): HomeFit | undefined {
  const results = [
    ...goalListNames.flatMap((list) =>
      goals[list].map((goal) => ({ list, text: goalText(goal, list), result: goalResult(home, goal, list) })),
    ),
    ...(goals.areas.length > 0
      ? [{ list: 'area' as const, text: goals.areas.map(areaText).join('; '), result: areasResult(home, goals.areas) }]
      : []),
  ];
  if (results.length === 0) return undefined;
  const weights = weightsOf(goals);
  const reasons = results.map((reason, index) => ({ ...reason, weight: weights[index] ?? 0 }));
  const weightOf = (result: FitResult) =>
    reasons.filter((reason) => reason.result === result).reduce((sum, { weight }) => sum + weight, 0);
  const [met, missed] = [weightOf('met'), weightOf('missed')];
  return {
    score: met + missed === 0 ? undefined : Math.round((100 * met) / (met + missed)),
    knownWeight: met + missed,
    verdict: verdictOf(reasons),
    reasons,
  };
}

/**
 * The importance of each goal, and of the areas if there are any, in percent: whole numbers that add up to 100. In the order of
 * the musts, nices, nevers, areas.
 */
export function weightsOf(goals: GoalSet): number[] {
  const points = [
    ...goalListNames.flatMap((list) => goals[list].map(({ importance }) => importance)),
    ...(goals.areas.length > 0 ? [goals.areaImportance] : []),
  ];
  const total = points.reduce((sum, value) => sum + value, 0);
  const shares = points.map((value, index) => ({
    index,
    whole: Math.floor((100 * value) / total),
    rest: (100 * value) % total,
  }));
  const missing = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  // What rounding down left over goes to the largest rests.
  const raised = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, Math.max(0, missing))
      .map(({ index }) => index),
  );
  return shares.map(({ index, whole }) => whole + (raised.has(index) ? 1 : 0));
}

function verdictOf(reasons: readonly FitReason[]): HomeFit['verdict'] {
  const has = (list: FitReason['list'], result: FitResult) =>
    reasons.some((reason) => reason.list === list && reason.result === result);
  if (has('never', 'missed')) return 'ruled_out';
  if (has('must', 'missed') || has('area', 'missed')) return 'misses';
  return has('must', 'unknown') || has('never', 'unknown') || has('area', 'unknown') ? 'check' : 'fits';
}

function goalResult(home: HomeFacts, goal: Goal, list: GoalList): FitResult {
  if ('limit' in goal) {
    // As a never the limit is turned around, and so is its result: both say the same of a home.
    const fact = limitedFact(home, goal.trait);
    if (fact === undefined) return 'unknown';
    return met(limitedTraits[goal.trait].bound === 'atLeast' ? fact >= goal.limit : fact <= goal.limit);
  }
  if (goal.trait === 'own') return 'unknown';
  const wanted = list !== 'never';
  if (goal.trait === 'propertyType') {
    const type = home.propertyType ?? undefined;
    return type === undefined ? 'unknown' : met(goal.anyOf.some((wish) => wish === type) === wanted);
  }
  const fact = home[goal.trait] ?? undefined;
  return fact === undefined ? 'unknown' : met(fact === wanted);
}

/** Any area is enough, so one that can't be told leaves the question open. */
function areasResult(home: HomeFacts, areas: readonly Area[]): FitResult {
  const results = areas.map((area) => areaResult(home, area));
  if (results.includes('met')) return 'met';
  return results.includes('unknown') ? 'unknown' : 'missed';
}

function areaResult(home: HomeFacts, area: Area): FitResult {
  // A travel time depends on the hour and the road; the buyer finds out.
  if (area.kind === 'commute') return 'unknown';
  if (area.kind === 'zip') {
    const zip = home.zipCode?.trim().slice(0, 5);
    return zip ? met(zip === area.zip) : 'unknown';
  }
  const place = home[area.kind] ?? undefined;
  if (!place?.trim()) return 'unknown';
  if (placeName(place) !== placeName(area.name)) return 'missed';
  return home.state ? met(home.state.trim().toUpperCase() === area.state) : 'unknown';
}

const placeName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[ .]+/g, ' ')
    .replace(/ (?:county|parish)$/, '');

const met = (isMet: boolean): FitResult => (isMet ? 'met' : 'missed');

import { answerTo } from './answers.js';
import { areaText, goalText } from './goal-text.js';
import { goalListNames, type Area, type Goal, type GoalList, type GoalWeight, type HomeGoals } from './home-goals.js';
import { limitedTraits, type HomeTraits } from './traits.js';

export interface FitReason {
  /** As in the goal’s list: of a never, what the home must not be. */
  readonly text: string;
  readonly list: GoalList | 'areas';
  /** A never is `met` by a home that is clear of it. `unknown`: the home’s traits don’t tell. */
  readonly result: 'met' | 'missed' | 'unknown';
  /** Of the whole, in percent. Those of all reasons add up to 100. */
  readonly share: number;
  /** What only the buyer can find out about it: texts that an answer can be about. */
  readonly questions: string[];
}

/** Values and labels; of a fit, `verdictText` says more. */
export const fitVerdicts = {
  fits: 'Fits your goals',
  check: 'Something to find out',
  misses: 'Misses a must',
  ruled_out: 'Has something you don’t want',
} as const;
export type FitVerdict = keyof typeof fitVerdicts;

export interface HomeFit {
  /** Percent of what is known that is met, by weight, 0 to 100; `null` if nothing is known. */
  readonly score: number | null;
  /** Percent of the weight that is known. Show it next to a score. */
  readonly knownShare: number;
  readonly verdict: FitVerdict;
  /** Musts, nices, nevers, and the areas, in the buyer’s order. */
  readonly reasons: readonly FitReason[];
}

/** How well a home fits the goals, based only on its traits and the buyer’s answers; `undefined` without goals. */
export function homeFit(home: HomeTraits, goals: HomeGoals): HomeFit | undefined {
  const weighed = weighedResults(home, goals);
  if (weighed.length === 0) return undefined;
  const shares = goalShares(goals);
  const weightOf = (...results: FitReason['result'][]) =>
    total(weighed.filter(({ result }) => results.includes(result)));
  const known = weightOf('met', 'missed');
  return {
    score: known === 0 ? null : Math.round((100 * weightOf('met')) / known),
    knownShare: Math.round((100 * known) / total(weighed)),
    verdict: verdictOf(weighed),
    reasons: weighed.map(({ weight: _weight, ...reason }, index) => ({ ...reason, share: shares[index] ?? 0 })),
  };
}

/** The verdict in words, including what is missed. */
export function verdictText({ verdict, reasons }: Pick<HomeFit, 'verdict'> & Missed): string {
  const misses = (list: FitReason['list']) => reasons.some((one) => one.list === list && one.result === 'missed');
  if (verdict !== 'misses' || !misses('areas')) return fitVerdicts[verdict];
  return misses('must') ? 'Misses a must and your areas' : 'Outside your areas';
}
interface Missed {
  readonly reasons: readonly Pick<FitReason, 'list' | 'result'>[];
}

/**
 * How much of the goals’ weight is known to be met: higher is better. So a little-known home doesn’t come before
 * one that is known to fit. Homes that a never rules out rank lowest.
 */
export function fitRank({ score, knownShare, verdict }: Ranked): number {
  return verdict === 'ruled_out' ? -1 : (score ?? 0) * knownShare;
}
type Ranked = Pick<HomeFit, 'score' | 'knownShare' | 'verdict'>;

/** For sorting by `fitRank`, best first. Keeps the order of equals. */
export function byFit(a: Ranked | undefined, b: Ranked | undefined): number {
  return (b ? fitRank(b) : 0) - (a ? fitRank(a) : 0);
}

/**
 * The weight of each goal, and of the areas if there are any, in percent: whole numbers that add up to 100. In the order of the
 * musts, nices, nevers, and areas.
 */
export function goalShares(goals: HomeGoals): number[] {
  const weights: GoalWeight[] = [
    ...goalListNames.flatMap((list) => goals[list].map(({ weight }) => weight)),
    ...(goals.areas.length > 0 ? [goals.areaWeight] : []),
  ];
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let [weighed, given] = [0, 0];
  // Each share is the growth of the rounded running total, so that nothing is left over.
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.round((100 * weighed) / sum) - given;
    given += share;
    return share;
  });
}

type Weighed = Omit<FitReason, 'share'> & { readonly weight: GoalWeight };

function weighedResults(home: HomeTraits, goals: HomeGoals): Weighed[] {
  const { areas, areaWeight } = goals;
  return [
    ...goalListNames.flatMap((list) =>
      goals[list].map((goal) => ({
        text: goalText(goal, list),
        list,
        result: goalResult(home, goal, list),
        questions: goal.trait === 'own' ? [goal.text] : [],
        weight: goal.weight,
      })),
    ),
    ...(areas.length > 0 ? [{ ...areasReason(home, areas), list: 'areas' as const, weight: areaWeight }] : []),
  ];
}

const total = (weighed: readonly Weighed[]) => weighed.reduce((sum, { weight }) => sum + weight, 0);

function verdictOf(reasons: readonly Weighed[]): FitVerdict {
  const firm = reasons.filter(({ list }) => list !== 'nice');
  const missed = firm.filter(({ result }) => result === 'missed');
  if (missed.some(({ list }) => list === 'never')) return 'ruled_out';
  if (missed.length > 0) return 'misses';
  return firm.some(({ result }) => result === 'unknown') ? 'check' : 'fits';
}

function goalResult(home: HomeTraits, goal: Goal, list: GoalList): FitReason['result'] {
  if ('limit' in goal) {
    // As a never, both the limit and what a home has to be are reversed, so both say the same of it.
    const value = home[goal.trait];
    if (value === null) return 'unknown';
    return metIf(limitedTraits[goal.trait].bound === 'atLeast' ? value >= goal.limit : value <= goal.limit);
  }
  const isWanted = list !== 'never';
  if (goal.trait === 'propertyType') {
    const type = home.propertyType;
    return type === null ? 'unknown' : metIf(goal.anyOf.includes(type) === isWanted);
  }
  const has = goal.trait === 'own' ? answerAbout(home, goal.text) : home[goal.trait];
  return has === null ? 'unknown' : metIf(has === isWanted);
}

/** Any area is enough, so an unknown one leaves the question open. Names the areas that decided the result. */
function areasReason(home: HomeTraits, areas: readonly Area[]): Pick<FitReason, 'text' | 'result' | 'questions'> {
  const of = (result: FitReason['result']) => areas.filter((area) => areaResult(home, area) === result);
  const result = (['met', 'unknown'] as const).find((one) => of(one).length > 0) ?? 'missed';
  const questions = areas.filter(({ kind }) => kind === 'commute').map(areaText);
  return { text: of(result).map(areaText).join(' or '), result, questions };
}

function areaResult(home: HomeTraits, area: Area): FitReason['result'] {
  const { state, county, zipCode } = home;
  if (area.kind === 'zip') return zipCode ? metIf(zipCode.startsWith(area.zip)) : 'unknown';
  if (area.kind === 'commute') {
    const isNear = answerAbout(home, areaText(area));
    return isNear === null ? 'unknown' : metIf(isNear);
  }
  if (state !== null && state !== area.state) return 'missed';
  if (!county) return 'unknown';
  if (!isSameCounty(county, area.county)) return 'missed';
  return state === null ? 'unknown' : 'met';
}

/** Compares two names in one state, each with or without "County". */
export const isSameCounty = (one: string, other: string): boolean => countyName(one) === countyName(other);

/** “St. Louis County” is “stlouis”, and “Doña Ana” is “donaana”. */
const countyName = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/ (?:county|parish)$/, '')
    .replace(/[^a-z\d]/g, '');

const answerAbout = ({ answers = [] }: HomeTraits, about: string): boolean | null => answerTo(answers, about) ?? null;

const metIf = (isMet: boolean) => (isMet ? 'met' : 'missed');

import { areaText, goalText } from './goal-text.js';
import { goalListNames, type Area, type Goal, type GoalList, type GoalSet, type LimitedGoal } from './home-goals.js';
import { featureNames, limitedTraitNames, limitedTraits } from './traits.js';

/** Two wishes side by side, as texts of their lists, and what to do about them. */
export interface GoalDifference {
  readonly first: string;
  readonly second: string;
  readonly advice: string;
}

export interface GoalComparison {
  /** No home can meet both. */
  readonly conflicts: readonly GoalDifference[];
  /** A home can meet both, or one of the two has to give way a little. */
  readonly differences: readonly GoalDifference[];
  /** What both want. */
  readonly shared: readonly string[];
}

type Found =
  ({ readonly kind: 'conflict' | 'difference' } & GoalDifference) | { readonly kind: 'shared'; readonly text: string };

/** Compares the goals of two people who buy together. What only one of them names is not a difference. */
export function compareGoals(first: GoalSet, second: GoalSet): GoalComparison {
  const [mine, theirs] = [placed(first), placed(second)];
  const found: Found[] = [
    ...limitedTraitNames.flatMap((trait) => compareLimits(limitOf(mine, trait), limitOf(theirs, trait))),
    ...featureNames.flatMap((feature) =>
      compareWishes(
        mine.find(({ goal }) => goal.trait === feature),
        theirs.find(({ goal }) => goal.trait === feature),
      ),
    ),
    ...compareTypes(mine, theirs),
    ...mine.flatMap((wish) => compareWishes(wish, sameWords(wish.goal, theirs))),
    ...compareAreas(first.areas, second.areas),
  ];
  const ofKind = (kind: 'conflict' | 'difference') =>
    found.flatMap((one) => (one.kind === kind ? [{ first: one.first, second: one.second, advice: one.advice }] : []));
  return {
    conflicts: ofKind('conflict'),
    differences: ofKind('difference'),
    shared: found.flatMap((one) => (one.kind === 'shared' ? [one.text] : [])),
  };
}

interface Wish {
  readonly goal: Goal;
  readonly list: GoalList;
}

const placed = (set: GoalSet): Wish[] => goalListNames.flatMap((list) => set[list].map((goal) => ({ goal, list })));
const textOf = ({ goal, list }: Wish) => `${listWords[list]}: ${goalText(goal, list)}`;
const listWords: Readonly<Record<GoalList, string>> = { must: 'Must', nice: 'Nice', never: 'Never' };

const limitOf = (wishes: readonly Wish[], trait: LimitedGoal['trait']) =>
  wishes.find((wish): wish is Wish & { readonly goal: LimitedGoal } => wish.goal.trait === trait);

/** Limits of one trait point the same way, also in the nevers, so the stricter one meets both. */
function compareLimits(
  first: (Wish & { readonly goal: LimitedGoal }) | undefined,
  second: (Wish & { readonly goal: LimitedGoal }) | undefined,
): Found[] {
  if (!first || !second) return [];
  const [mine, theirs] = [first.goal, second.goal];
  if (mine.limit === theirs.limit) return [{ kind: 'shared', text: goalText(mine, 'must') }];
  const isMineStricter =
    limitedTraits[mine.trait].bound === 'atLeast' ? mine.limit > theirs.limit : mine.limit < theirs.limit;
  const stricter = goalText(isMineStricter ? mine : theirs, 'must');
  return [
    {
      kind: 'difference',
      first: textOf(first),
      second: textOf(second),
      advice: `This suits you both: ${lowerFirst(stricter)}.`,
    },
  ];
}

/** Of the same feature, or of the same own words. */
function compareWishes(first: Wish | undefined, second: Wish | undefined): Found[] {
  if (!first || !second) return [];
  if ((first.list === 'never') === (second.list === 'never')) {
    const text = first.list === 'never' ? textOf(first) : goalText(first.goal, first.list);
    return [{ kind: 'shared', text }];
  }
  const isFirm = first.list !== 'nice' && second.list !== 'nice';
  const advice = isFirm
    ? 'Talk about this one first: no home can be both.'
    : 'One of you would only like it. The never could decide.';
  return [{ kind: isFirm ? 'conflict' : 'difference', first: textOf(first), second: textOf(second), advice }];
}

const sameWords = (goal: Goal, wishes: readonly Wish[]): Wish | undefined =>
  goal.trait === 'own'
    ? wishes.find((wish) => wish.goal.trait === 'own' && wish.goal.text.toLowerCase() === goal.text.toLowerCase())
    : undefined;

/** The musts of one person against the musts and the nevers of the other. */
function compareTypes(mine: readonly Wish[], theirs: readonly Wish[]): Found[] {
  const find = (wishes: readonly Wish[], list: GoalList) =>
    wishes.find((wish) => wish.goal.trait === 'propertyType' && wish.list === list);
  const [myMust, theirMust] = [find(mine, 'must'), find(theirs, 'must')];
  return [
    ...compareTypePair(myMust, theirMust),
    ...compareTypePair(myMust, find(theirs, 'never')),
    ...compareTypePair(find(mine, 'never'), theirMust),
  ];
}

function compareTypePair(first: Wish | undefined, second: Wish | undefined): Found[] {
  if (first?.goal.trait !== 'propertyType' || second?.goal.trait !== 'propertyType') return [];
  const [must, other] = first.list === 'must' ? [first.goal, second] : [second.goal, first];
  const named = other.goal.trait === 'propertyType' ? other.goal.anyOf : [];
  const left = must.anyOf.filter((type) => named.includes(type) === (other.list === 'must'));
  if (left.length === must.anyOf.length) {
    const isSame = other.list === 'must' && named.length === left.length;
    return isSame ? [{ kind: 'shared', text: goalText(must, 'must') }] : [];
  }
  const texts = { first: textOf(first), second: textOf(second) };
  if (left.length === 0) return [{ kind: 'conflict', ...texts, advice: 'Find a type of home that you both accept.' }];
  const both = goalText({ ...must, anyOf: left }, 'must');
  return [{ kind: 'difference', ...texts, advice: `This suits you both: ${both}.` }];
}

/** Whether a city and a county overlap isn't known here, so areas never conflict. */
function compareAreas(first: readonly Area[], second: readonly Area[]): Found[] {
  if (first.length === 0 || second.length === 0) return [];
  const theirs = new Set(second.map(areaText));
  const shared = first.map(areaText).filter((text) => theirs.has(text));
  if (shared.length > 0) return shared.map((text) => ({ kind: 'shared', text }));
  return [
    {
      kind: 'difference',
      first: first.map(areaText).join('; '),
      second: second.map(areaText).join('; '),
      advice: 'Name one area that you would both move to.',
    },
  ];
}

const lowerFirst = (text: string) =>
  /^[A-Z](?![A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

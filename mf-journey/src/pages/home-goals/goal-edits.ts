import {
  goalKey,
  goalListNames,
  homeGoalLimits,
  limitedTraits,
  type Area,
  type Goal,
  type GoalList,
  type GoalSet,
  type Importance,
} from '@hearthway/contracts/home-goals';

/** Changes of a set, each returning a new one. An index is a place in its list. */

export function withGoal(set: GoalSet, list: GoalList, goal: Goal): GoalSet {
  return { ...set, [list]: [...set[list], goal] };
}

export function withoutGoal(set: GoalSet, list: GoalList, index: number): GoalSet {
  return { ...set, [list]: set[list].filter((_, place) => place !== index) };
}

export function replaceGoal(set: GoalSet, list: GoalList, index: number, goal: Goal): GoalSet {
  return { ...set, [list]: set[list].map((entry, place) => (place === index ? goal : entry)) };
}

export function moveGoal(set: GoalSet, from: GoalList, index: number, to: GoalList): GoalSet {
  const goal = set[from][index];
  return goal && from !== to ? withGoal(withoutGoal(set, from, index), to, goal) : set;
}

export function withArea(set: GoalSet, area: Area): GoalSet {
  return { ...set, areas: [...set.areas, area] };
}

export function withoutArea(set: GoalSet, index: number): GoalSet {
  return { ...set, areas: set.areas.filter((_, place) => place !== index) };
}

/** Why the goal can't be on this list; undefined if it can. */
export function reasonAgainst(set: GoalSet, list: GoalList, goal: Goal): string | undefined {
  const isThere = goalListNames.some((name) => set[name].some((entry) => goalKey(entry, name) === goalKey(goal, list)));
  if (isThere) return 'This is on your lists already. Change it there.';
  return set[list].length >= homeGoalLimits[list] ? `This list is full at ${homeGoalLimits[list]}.` : undefined;
}

export const isEmptySet = (set: GoalSet) => goalListNames.every((list) => set[list].length === 0);

export type TraitChoice = Goal['trait'];

/** A goal to start from. Own words and types have to be chosen first. */
export function startingGoal(trait: Exclude<TraitChoice, 'own' | 'propertyType'>, importance: Importance): Goal {
  if (trait in limitedTraits) {
    const limited = trait as keyof typeof limitedTraits;
    return { trait: limited, limit: limitedTraits[limited].start, importance };
  }
  return { trait: trait as 'yard', importance };
}

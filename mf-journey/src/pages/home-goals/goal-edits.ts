import { fairHousingMessage } from '@hearthway/contracts/fair-housing';
import {
  featureNames,
  features,
  goal as goalSchema,
  goalKey,
  goalListNames,
  homeGoalLimits,
  limitedTraitNames,
  limitedTraits,
  senseOf,
  usualWeight,
  type Goal,
  type GoalList,
  type HomeGoals,
} from '@hearthway/contracts/home-goals';

/** A goal's list and position. */
export interface Place {
  readonly list: GoalList;
  readonly index: number;
}

export const withGoal = (goals: HomeGoals, list: GoalList, goal: Goal, index = goals[list].length): HomeGoals => ({
  ...goals,
  [list]: goals[list].toSpliced(index, 0, goal),
});

export const withoutGoal = (goals: HomeGoals, { list, index }: Place): HomeGoals => ({
  ...goals,
  [list]: goals[list].toSpliced(index, 1),
});

/** Why the goal can’t be on this list of these goals; `undefined` if it can. */
export function problemWith(goals: HomeGoals, list: GoalList, goal: Goal): string | undefined {
  const [issue] = goalSchema.safeParse(goal).error?.issues ?? [];
  if (issue) return issue.message;
  const isThere = goalListNames.some((name) => goals[name].some((one) => goalKey(one, name) === goalKey(goal, list)));
  if (isThere) return 'This is on your lists already. Change it there.';
  if (goals[list].length >= homeGoalLimits[list]) return `This list is full at ${homeGoalLimits[list]}.`;
  return goal.trait === 'own' ? fairHousingMessage(goal.text, senseOf(list)) : undefined;
}

type Trait = Goal['trait'];

const traitLabels: readonly { readonly value: Trait; readonly label: string }[] = [
  ...limitedTraitNames.map((value) => ({ value, label: limitedTraits[value].name })),
  { value: 'propertyType', label: 'Type of home' },
  ...featureNames.map((value) => ({ value, label: features[value] })),
  { value: 'own', label: 'In your own words' },
];

/** What can still be added to the list. */
export function traitsFor(goals: HomeGoals, list: GoalList): typeof traitLabels {
  const taken = new Set(goalListNames.flatMap((name) => goals[name].map((goal) => goalKey(goal, name))));
  return traitLabels.filter(({ value }) => value === 'own' || !taken.has(goalKey(newGoal(value), list)));
}

/** A goal to start from. Own words and types are to be entered first. */
export function newGoal(trait: Trait, budgetCents?: number): Goal {
  if (trait === 'own') return { trait, text: '', weight: usualWeight };
  if (trait === 'propertyType') return { trait, anyOf: [], weight: usualWeight };
  if (isFeature(trait)) return { trait, weight: usualWeight };
  const limit = trait === 'priceCents' ? budgetCents : undefined;
  return { trait, limit: limit ?? limitedTraits[trait].start, weight: usualWeight };
}

const isFeature = (trait: Trait): trait is (typeof featureNames)[number] =>
  featureNames.some((feature) => feature === trait);

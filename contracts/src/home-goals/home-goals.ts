import * as z from 'zod/mini';
import { fairHousingMessage, type FairHousingSense } from '../fair-housing/index.js';
import { lineOfText } from '../journey/line-of-text.js';
import { propertyTypes, type PropertyType } from '../journey/pre-approval-info.js';
import { usStateCodes } from '../journey/us-states.js';
import { dollars, grouped } from './numbers.js';
import { featureNames, limitedTraits, type LimitedTraitName } from './traits.js';

export const homeGoalLimits = {
  must: 8,
  nice: 12,
  never: 8,
  areas: 10,
  textLength: 80,
  commuteMinutes: 180,
  holdYears: 40,
} as const;

/** Values and labels. */
export const goalLists = { must: 'Must have', nice: 'Nice to have', never: 'Never' } as const;
export type GoalList = keyof typeof goalLists;
export const goalListNames = Object.keys(goalLists) as [GoalList, ...GoalList[]];

/** How much a goal counts. */
export const goalWeights = { 1: 'A little', 2: 'Somewhat', 3: 'Matters', 4: 'A lot', 5: 'Most of all' } as const;
export type GoalWeight = keyof typeof goalWeights;
export const usualWeight: GoalWeight = 3;

/** Values and labels: how much work on the home the buyer would take on. */
export const projectTolerances = {
  none: 'Move-in ready',
  light: 'Paint and small fixes',
  some: 'One big project, such as a kitchen',
  major: 'A full renovation',
} as const;
export type ProjectTolerance = keyof typeof projectTolerances;

const weight = z.literal([1, 2, 3, 4, 5]);

const ownWords = (empty: string) => lineOfText(homeGoalLimits.textLength, empty).check(z.minLength(1, empty));

const limitedGoal = <Trait extends LimitedTraitName>(trait: Trait) => {
  const { unit, lowest, highest, step } = limitedTraits[trait];
  const written = { cents: dollars, squareFeet: grouped, count: String, year: String }[unit];
  const error = `Please enter a number from ${written(lowest)} to ${written(highest)}`;
  return z.strictObject({
    trait: z.literal(trait),
    limit: z.number(error).check(z.gte(lowest, error), z.lte(highest, error), z.multipleOf(step, error)),
    weight,
  });
};

/**
 * One wish. In `must` and `nice`, it says what the home should be. In `never`, a limit is turned around (3 bedrooms is "fewer than
 * 3 bedrooms"), and a feature, a type, or own words name what the home must not have.
 */
export const goal = z.discriminatedUnion('trait', [
  limitedGoal('bedrooms'),
  limitedGoal('bathrooms'),
  limitedGoal('squareFeet'),
  limitedGoal('lotSquareFeet'),
  limitedGoal('garageSpaces'),
  limitedGoal('yearBuilt'),
  limitedGoal('stories'),
  limitedGoal('hoaMonthlyCents'),
  limitedGoal('priceCents'),
  z.strictObject({ trait: z.enum(featureNames), weight }),
  z.strictObject({
    trait: z.literal('propertyType'),
    anyOf: z
      .array(z.enum(Object.keys(propertyTypes) as [PropertyType, ...PropertyType[]]))
      .check(
        z.minLength(1, 'Please choose at least one type'),
        z.maxLength(Object.keys(propertyTypes).length, 'Please choose each type once'),
      ),
    weight,
  }),
  z.strictObject({ trait: z.literal('own'), text: ownWords('Please describe what you want'), weight }),
]);
export type Goal = z.infer<typeof goal>;
export type LimitedGoal = Extract<Goal, { readonly limit: number }>;

/** Where to look. Any one area is enough. */
export const area = z.discriminatedUnion('kind', [
  /** See `zipMessage`. */
  z.strictObject({
    kind: z.literal('zip'),
    zip: z.string().check(z.regex(/^\d{5}$/, 'Please enter a ZIP code of five digits')),
  }),
  /** `county` as in `journey.list-counties`. */
  z.strictObject({
    kind: z.literal('county'),
    state: z.enum(usStateCodes),
    county: ownWords('Please choose a county'),
  }),
  /** A note: what a trip takes depends on the hour and the road, so the buyer finds out. */
  z.strictObject({
    kind: z.literal('commute'),
    place: ownWords('Please name a place'),
    minutes: z
      .int('Please enter whole minutes')
      .check(
        z.gte(5, 'Please allow at least 5 minutes'),
        z.lte(homeGoalLimits.commuteMinutes, `Please enter ${homeGoalLimits.commuteMinutes} minutes or less`),
      ),
  }),
]);
export type Area = z.infer<typeof area>;

const goals = (list: GoalList) =>
  z.array(goal).check(z.maxLength(homeGoalLimits[list], `Please keep to ${homeGoalLimits[list]} here`));

/** What a buyer looks for in a home. */
export const homeGoals = z.strictObject({
  must: goals('must'),
  nice: goals('nice'),
  never: goals('never'),
  areas: z.array(area).check(z.maxLength(homeGoalLimits.areas, `Please keep to ${homeGoalLimits.areas} areas`)),
  /** How much being in one of the areas counts. */
  areaWeight: weight,
  /** The day they want to have moved (YYYY-MM-DD). */
  moveBy: z.nullable(z.iso.date('Please choose a date')),
  projectTolerance: z.nullable(z.enum(Object.keys(projectTolerances) as [ProjectTolerance, ...ProjectTolerance[]])),
  /** How long they plan to stay. */
  holdYears: z.nullable(
    z
      .int('Please enter whole years')
      .check(
        z.gte(1, 'Please enter at least 1 year'),
        z.lte(homeGoalLimits.holdYears, `Please enter ${homeGoalLimits.holdYears} years or less`),
      ),
  ),
});
export type HomeGoals = z.infer<typeof homeGoals>;

/**
 * Goals to save: nothing is on the lists twice, ZIP codes can be in use, and own words keep to the fair-housing rules of today.
 * What is stored may be older than a rule, so it isn’t held to them.
 */
export const homeGoalsEntry = homeGoals.check(
  z.check(({ value, issues }) => {
    for (const { path, message, input } of [...repeatedGoals(value), ...unusedZips(value), ...unfairWords(value)]) {
      issues.push({ code: 'custom', message, input, path });
    }
  }),
);

export const emptyHomeGoals: HomeGoals = {
  must: [],
  nice: [],
  never: [],
  areas: [],
  areaWeight: usualWeight,
  moveBy: null,
  projectTolerance: null,
  holdYears: null,
};

/** Of two goals with the same key, only one can be on the lists. A type may be a must and another one a never. */
export function goalKey(entry: Goal, list: GoalList): string {
  if (entry.trait === 'own') return `own ${entry.text.toLowerCase()}`;
  return entry.trait === 'propertyType' ? `${list} propertyType` : entry.trait;
}

/** Musts that complete the milestone, together with one area. */
export const mustsToComplete = 3;

/**
 * The price of the goals if it is above the budget’s; both in cents. No more than a warning: the buyer may know better, and as a
 * nice-to-have, a high price costs nothing to wish for.
 */
export function priceAboveBudget(
  { must, never }: Pick<HomeGoals, 'must' | 'never'>,
  budgetCents: number | null,
): number | undefined {
  const price = [...must, ...never].find((entry) => entry.trait === 'priceCents')?.limit;
  return budgetCents !== null && price !== undefined && price > budgetCents ? price : undefined;
}

/** What to tell someone whose ZIP code doesn't exist in any state; `undefined` if it may. */
export const zipMessage = (zip: string): string | undefined =>
  zip < firstZip || zip > lastZip ? `No place has the ZIP code ${zip}. Please check it.` : undefined;
// Holtsville, New York, and Ketchikan, Alaska: the lowest and highest that the Postal Service assigns.
const [firstZip, lastZip] = ['00501', '99950'];

/** How the fair-housing rules treat the buyer's own words in this list. */
export const senseOf = (list: GoalList): FairHousingSense => (list === 'never' ? 'never' : 'wish');

interface Mistake {
  readonly path: (string | number)[];
  readonly message: string;
  readonly input: unknown;
}

function repeatedGoals(value: HomeGoals): Mistake[] {
  const seen = new Set<string>();
  return goalListNames.flatMap((list) =>
    value[list].flatMap((entry, index) => {
      const key = goalKey(entry, list);
      if (!seen.has(key)) {
        seen.add(key);
        return [];
      }
      return [{ path: [list, index], message: 'This is on your lists already', input: entry }];
    }),
  );
}

function unusedZips({ areas }: HomeGoals): Mistake[] {
  return areas.flatMap((entry, index) => {
    const message = entry.kind === 'zip' ? zipMessage(entry.zip) : undefined;
    return message === undefined ? [] : [{ path: ['areas', index, 'zip'], message, input: entry }];
  });
}

function unfairWords(value: HomeGoals): Mistake[] {
  const own = [
    ...goalListNames.flatMap((list) =>
      value[list].map((entry, index) => ({
        path: [list, index, 'text'],
        sense: senseOf(list),
        input: entry.trait === 'own' ? entry.text : '',
      })),
    ),
    ...value.areas.map((entry, index) =>
      entry.kind === 'county'
        ? { path: ['areas', index, 'county'], sense: 'wish' as const, input: entry.county }
        : {
            path: ['areas', index, 'place'],
            sense: 'wish' as const,
            input: entry.kind === 'commute' ? entry.place : '',
          },
    ),
  ];
  return own.flatMap(({ path, sense, input }) => {
    const message = fairHousingMessage(input, sense);
    return message === undefined ? [] : [{ path, message, input }];
  });
}

import * as z from 'zod/mini';
import { fairHousingMessage } from '../fair-housing/index.js';
import { lineOfText } from '../journey/line-of-text.js';
import { propertyTypes } from '../journey/pre-approval-info.js';
import { usStateCodes } from '../journey/us-states.js';
import { featureNames, limitedTraits, type LimitedTraitName } from './traits.js';

/** Maximums per set of goals. */
export const homeGoalLimits = {
  must: 8,
  nice: 12,
  never: 8,
  areas: 10,
  textLength: 80,
  nameLength: 40,
  commuteMinutes: 180,
  holdYears: 40,
} as const;

/** Values and labels. */
export const goalLists = { must: 'Must have', nice: 'Nice to have', never: 'Never' } as const;
export type GoalList = keyof typeof goalLists;
export const goalListNames = Object.keys(goalLists) as [GoalList, ...GoalList[]];

/** How much a goal counts, from 1 to 5. */
export const importances = { 1: 'A little', 2: 'Somewhat', 3: 'Matters', 4: 'A lot', 5: 'Most of all' } as const;
export type Importance = 1 | 2 | 3 | 4 | 5;
export const usualImportance: Importance = 3;

/** Values and labels: how much work on the home the buyer would take on. */
export const projectTolerances = {
  none: 'Move-in ready',
  light: 'Paint and small fixes',
  some: 'One big project, such as a kitchen',
  major: 'A full renovation',
} as const;
export type ProjectTolerance = keyof typeof projectTolerances;

const importance = z.literal([1, 2, 3, 4, 5]);

const ownWords = (empty: string) => lineOfText(homeGoalLimits.textLength, empty).check(z.minLength(1, empty));

const limitedGoal = <Trait extends LimitedTraitName>(trait: Trait) => {
  const { lowest, highest, step } = limitedTraits[trait];
  return z.strictObject({
    trait: z.literal(trait),
    limit: z.number().check(z.gte(lowest), z.lte(highest), z.multipleOf(step)),
    importance,
  });
};

/**
 * One wish. In `must` and `nice` it says what the home should be. In `never` a limit is turned around (a limit of 3 bedrooms is
 * "fewer than 3 bedrooms"), and a feature, a type, or own words name what the home must not have.
 */
export const goal = z.discriminatedUnion('trait', [
  limitedGoal('price'),
  limitedGoal('bedrooms'),
  limitedGoal('bathrooms'),
  limitedGoal('squareFeet'),
  limitedGoal('lotSquareFeet'),
  limitedGoal('garageSpaces'),
  limitedGoal('yearBuilt'),
  limitedGoal('stories'),
  limitedGoal('hoaMonthlyCents'),
  z.strictObject({ trait: z.enum(featureNames), importance }),
  z.strictObject({
    trait: z.literal('propertyType'),
    anyOf: z.array(z.enum(Object.keys(propertyTypes) as [keyof typeof propertyTypes])).check(
      z.minLength(1, 'Please choose at least one type'),
      z.maxLength(Object.keys(propertyTypes).length),
      z.refine((types) => new Set(types).size === types.length, { error: 'Please choose each type once' }),
    ),
    importance,
  }),
  z.strictObject({ trait: z.literal('own'), text: ownWords('Please describe what you want'), importance }),
]);
export type Goal = z.infer<typeof goal>;
export type LimitedGoal = Extract<Goal, { readonly limit: number }>;

/** Where to look. Any one area is enough. */
export const area = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('zip'),
    zip: z.string().check(z.regex(/^\d{5}$/, 'Please enter a ZIP code of five digits')),
  }),
  z.strictObject({
    kind: z.literal('city'),
    state: z.enum(usStateCodes),
    name: ownWords('Please enter a city'),
  }),
  /** `name` as in `journey.list-counties`. */
  z.strictObject({
    kind: z.literal('county'),
    state: z.enum(usStateCodes),
    name: lineOfText(homeGoalLimits.textLength, 'Please choose a county').check(
      z.minLength(1, 'Please choose a county'),
    ),
  }),
  z.strictObject({
    kind: z.literal('commute'),
    place: ownWords('Please name a place'),
    minutes: z.number().check(z.int(), z.gte(5), z.lte(homeGoalLimits.commuteMinutes)),
  }),
]);
export type Area = z.infer<typeof area>;

/** One person's goals. */
export const goalSet = z
  .strictObject({
    must: z.array(goal).check(z.maxLength(homeGoalLimits.must, `Please keep to ${homeGoalLimits.must} musts`)),
    nice: z.array(goal).check(z.maxLength(homeGoalLimits.nice)),
    never: z.array(goal).check(z.maxLength(homeGoalLimits.never)),
    areas: z.array(area).check(z.maxLength(homeGoalLimits.areas)),
    /** How much being in one of the areas counts. */
    areaImportance: importance,
  })
  .check(
    z.check(({ value, issues }) => {
      const seen = new Set<string>();
      for (const list of goalListNames) {
        for (const [index, entry] of value[list].entries()) {
          const key = goalKey(entry, list);
          if (seen.has(key)) {
            issues.push({
              code: 'custom',
              message: 'This is on your lists already',
              input: entry,
              path: [list, index],
            });
          }
          seen.add(key);
        }
      }
    }),
  );
export type GoalSet = z.infer<typeof goalSet>;

/**
 * What makes two goals of a set the same: a trait is on one list only, a home type once per list, own words once each.
 */
export function goalKey(entry: Goal, list: GoalList): string {
  if (entry.trait === 'own') return `own ${entry.text.toLowerCase()}`;
  return entry.trait === 'propertyType' ? `${list} propertyType` : entry.trait;
}

export const emptyGoalSet: GoalSet = { must: [], nice: [], never: [], areas: [], areaImportance: usualImportance };

/** All that a buyer said about the home they look for, as it is stored. */
export const homeGoals = z.strictObject({
  /** The buyer's own. */
  buyer: goalSet,
  /** Of the person they buy with; `null` without one. */
  coBuyer: z.nullable(z.strictObject({ name: lineOfText(homeGoalLimits.nameLength), goals: goalSet })),
  /** The day they want to have moved (YYYY-MM-DD). */
  moveBy: z.nullable(z.iso.date('Please choose a date')),
  projectTolerance: z.nullable(z.enum(Object.keys(projectTolerances) as [ProjectTolerance, ...ProjectTolerance[]])),
  /** How long they plan to stay. */
  holdYears: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(homeGoalLimits.holdYears))),
});
export type HomeGoals = z.infer<typeof homeGoals>;

/**
 * Goals to save: the buyer's own words keep to the fair-housing rules of today. What is stored may be older than a rule, so it
 * isn't held to them.
 */
export const homeGoalsEntry = homeGoals.check(
  z.check(({ value, issues }) => {
    for (const { path, text } of ownTexts(value)) {
      const message = fairHousingMessage(text);
      if (message !== undefined) issues.push({ code: 'custom', message, input: text, path });
    }
  }),
);

export const emptyHomeGoals: HomeGoals = {
  buyer: emptyGoalSet,
  coBuyer: null,
  moveBy: null,
  projectTolerance: null,
  holdYears: null,
};

/** Musts that complete the milestone, together with one area. */
export const mustsToComplete = 3;

/** What completes the milestone, for the buyer's own set. All have to be done. */
export function homeGoalsChecklist({ buyer }: HomeGoals): { readonly text: string; readonly done: boolean }[] {
  return [
    { text: `Choose at least ${mustsToComplete} musts`, done: buyer.must.length >= mustsToComplete },
    { text: 'Name at least one area', done: buyer.areas.length > 0 },
  ];
}

/** The highest price of the goals if it is above the pinned budget; both in cents. Only a warning: the buyer may know better. */
export function priceAboveBudget(goals: GoalSet, budgetCents: number | null): number | undefined {
  // As a nice-to-have, a high price costs nothing to wish for.
  const price = [...goals.must, ...goals.never].find(({ trait }) => trait === 'price');
  if (budgetCents === null || price?.trait !== 'price') return undefined;
  return price.limit > budgetCents ? price.limit : undefined;
}

/** What the buyer wrote in own words about homes and places, with where it is in the goals. */
function ownTexts({ buyer, coBuyer }: HomeGoals): { path: (string | number)[]; text: string }[] {
  const sets = [
    { path: ['buyer'], goals: buyer },
    ...(coBuyer ? [{ path: ['coBuyer', 'goals'], goals: coBuyer.goals }] : []),
  ];
  return sets.flatMap(({ path, goals }) => [
    ...goalListNames.flatMap((list) =>
      goals[list].flatMap((entry, index) =>
        entry.trait === 'own' ? [{ path: [...path, list, index, 'text'], text: entry.text }] : [],
      ),
    ),
    ...goals.areas.flatMap((entry, index) => {
      if (entry.kind === 'city') return [{ path: [...path, 'areas', index, 'name'], text: entry.name }];
      return entry.kind === 'commute' ? [{ path: [...path, 'areas', index, 'place'], text: entry.place }] : [];
    }),
  ]);
}

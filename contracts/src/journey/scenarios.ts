import * as z from 'zod/mini';
import { buyerFigures } from '../affordability/figures.js';
import {
  affordabilityPrograms,
  affordabilityResult,
  type AffordabilityLevel,
  type AffordabilityProgram,
} from '../affordability/result.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { unknownCounty } from './financial-profile.js';
import { lineOfText } from './line-of-text.js';

const unnamed = 'Please enter a name';
const name = lineOfText(60, unnamed).check(z.minLength(1, unnamed));

const level = z.keyof(z.omit(affordabilityResult.shape.headlines, { payment: true }));

/** Named figures; names need not be unique. Only the name can be changed later. */
export const scenarioEntry = z.strictObject({
  name,
  figures: buyerFigures,
  /** The level whose price the buyer chose. Without a level, it’s the most cautious one. */
  level: z._default(level, 'comfortable'),
});
export type ScenarioEntry = z.infer<typeof scenarioEntry>;

export const scenarioName = z.strictObject({ name });

const cents = z.number().check(z.int());

export const scenario = z.object({
  id: z.string(),
  name: z.string(),
  figures: buyerFigures,
  level,
  savedAt: z.iso.datetime(),
  /** The buyer’s budget. At most one scenario is. It stays so when it loses its price. */
  pinned: z.boolean(),
  /** When its link was made; `null` if it isn’t shared. */
  sharedAt: z.nullable(z.iso.datetime()),
  /** By the rows in effect today, as are the next two. */
  headlines: affordabilityResult.shape.headlines,
  /** The planning price, at its `plannedLevel`. `null`: there is no price. */
  plan: z.nullable(
    z.object({
      program: z.enum(Object.keys(affordabilityPrograms) as [AffordabilityProgram, ...AffordabilityProgram[]]),
      priceCents: cents,
      monthlyCents: cents,
      downPaymentCents: cents,
      /** All of the buyer’s own money that it requires, as expected. */
      cashCents: cents,
    }),
  ),
  /** Whether limits or costs behind it have changed since it was saved. */
  rowsChanged: z.boolean(),
});
export type Scenario = z.infer<typeof scenario>;

/** The planning level: a payment that the buyer named takes precedence over the chosen level. */
export function plannedLevel({ figures, level }: Pick<Scenario, 'figures' | 'level'>): AffordabilityLevel {
  return figures.monthlyPaymentCents === null ? level : 'payment';
}

/** Per buyer. */
export const scenarioMaximum = 10;

const params = z.strictObject({ scenarioId: identifier });
const notFound = { 'scenario.not-found': 404 };

export const listScenarios = defineOperation({
  id: 'journey.list-scenarios',
  summary: 'List the signed-in buyer’s affordability scenarios, oldest first',
  method: 'GET',
  path: '/api/scenarios',
  access: 'buyer',
  status: 200,
  reply: z.array(scenario),
  errors: {},
});

export const createScenario = defineOperation({
  id: 'journey.create-scenario',
  summary: 'Save an affordability scenario',
  method: 'POST',
  path: '/api/scenarios',
  access: 'buyer',
  body: scenarioEntry,
  status: 201,
  reply: scenario,
  errors: { ...unknownCounty, 'scenario.too-many': 409 },
});

export const renameScenario = defineOperation({
  id: 'journey.rename-scenario',
  summary: 'Rename one of the signed-in buyer’s scenarios',
  method: 'PATCH',
  path: '/api/scenarios/:scenarioId',
  access: 'buyer',
  params,
  body: scenarioName,
  status: 200,
  reply: scenario,
  errors: notFound,
});

export const deleteScenario = defineOperation({
  id: 'journey.delete-scenario',
  summary: 'Delete one of the signed-in buyer’s scenarios and its link',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId',
  access: 'buyer',
  params,
  status: 204,
  reply: undefined,
  errors: notFound,
});

export const pinScenario = defineOperation({
  id: 'journey.pin-scenario',
  summary: 'Make a scenario the signed-in buyer’s budget, instead of any other; one without a price can’t be it',
  method: 'PUT',
  path: '/api/scenarios/:scenarioId/pin',
  access: 'buyer',
  params,
  status: 204,
  reply: undefined,
  errors: { ...notFound, 'scenario.without-price': 409 },
});

export const unpinScenario = defineOperation({
  id: 'journey.unpin-scenario',
  summary: 'Stop using a scenario as the signed-in buyer’s budget',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId/pin',
  access: 'buyer',
  params,
  status: 204,
  reply: undefined,
  errors: notFound,
});

export const shareScenario = defineOperation({
  id: 'journey.share-scenario',
  summary: 'Make a link to what one of the signed-in buyer’s scenarios comes to; an earlier link stops working',
  method: 'POST',
  path: '/api/scenarios/:scenarioId/link',
  access: 'buyer',
  params,
  status: 201,
  /** Returned only now: the service stores just its hash. */
  reply: z.object({ token: identifier }),
  errors: notFound,
});

export const stopSharingScenario = defineOperation({
  id: 'journey.stop-sharing-scenario',
  summary: 'Revoke the link to one of the signed-in buyer’s scenarios',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId/link',
  access: 'buyer',
  params,
  status: 204,
  reply: undefined,
  errors: notFound,
});

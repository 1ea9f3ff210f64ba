import * as z from 'zod/mini';
import { buyerFigures } from '../affordability/figures.js';
import { affordabilityResult } from '../affordability/result.js';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { lineOfText } from './line-of-text.js';

const unnamed = 'Please enter a name';

/** A buyer's figures under a name that tells them apart from their other scenarios. */
export const scenarioEntry = z.strictObject({
  name: lineOfText(60, unnamed).check(z.minLength(1, unnamed)),
  figures: buyerFigures,
});
export type ScenarioEntry = z.infer<typeof scenarioEntry>;

export const scenario = z.object({
  id: z.string(),
  version: z.number().check(z.int(), z.gte(1)),
  name: z.string(),
  figures: buyerFigures,
  savedAt: z.iso.datetime(),
  /** Ids of the dated rows in force when it was saved. `result` names today's, so that a change can be told. */
  savedRowIds: z.array(z.string()),
  /** The buyer's budget. At most one scenario is. */
  pinned: z.boolean(),
  /** When its link was made; `null` if it isn't shared. */
  sharedAt: z.nullable(z.iso.datetime()),
  /** Computed on each read with the rows of that day. */
  result: affordabilityResult,
});
export type Scenario = z.infer<typeof scenario>;

/** Per buyer. */
export const scenarioMaximum = 10;

const scenarioId = z.strictObject({ scenarioId: identifier });
const notFound = { 'scenario.not-found': errors['scenario.not-found'] };
const conflict = { 'scenario.conflict': errors['scenario.conflict'] };

export const listScenarios = defineOperation({
  id: 'journey.list-scenarios',
  summary: 'List the signed-in buyer’s affordability scenarios, oldest first, with today’s results',
  method: 'GET',
  path: '/api/scenarios',
  access: 'buyer',
  status: 200,
  reply: z.object({ scenarios: z.array(scenario) }),
  errors: {},
});

export const createScenario = defineOperation({
  id: 'journey.create-scenario',
  summary: 'Save an affordability scenario',
  method: 'POST',
  path: '/api/scenarios',
  access: 'buyer',
  idempotent: true,
  body: scenarioEntry,
  status: 201,
  reply: scenario,
  errors: { 'scenario.too-many': errors['scenario.too-many'] },
});

export const changeScenario = defineOperation({
  id: 'journey.change-scenario',
  summary: 'Rename one of the signed-in buyer’s scenarios or change its figures',
  method: 'PUT',
  path: '/api/scenarios/:scenarioId',
  access: 'buyer',
  versioned: true,
  params: scenarioId,
  body: scenarioEntry,
  status: 200,
  reply: scenario,
  errors: { ...notFound, ...conflict },
});

export const deleteScenario = defineOperation({
  id: 'journey.delete-scenario',
  summary: 'Delete one of the signed-in buyer’s scenarios and its link',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId',
  access: 'buyer',
  versioned: true,
  params: scenarioId,
  status: 204,
  reply: undefined,
  errors: { ...notFound, ...conflict },
});

export const pinScenario = defineOperation({
  id: 'journey.pin-scenario',
  summary: 'Make a scenario the signed-in buyer’s budget, instead of any other',
  method: 'PUT',
  path: '/api/scenarios/:scenarioId/pin',
  access: 'buyer',
  params: scenarioId,
  status: 200,
  reply: scenario,
  errors: notFound,
});

export const unpinScenario = defineOperation({
  id: 'journey.unpin-scenario',
  summary: 'Stop using a scenario as the signed-in buyer’s budget',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId/pin',
  access: 'buyer',
  params: scenarioId,
  status: 200,
  reply: scenario,
  errors: notFound,
});

export const shareScenario = defineOperation({
  id: 'journey.share-scenario',
  summary: 'Make a link to a scenario’s result. An earlier link stops working.',
  method: 'POST',
  path: '/api/scenarios/:scenarioId/link',
  access: 'buyer',
  params: scenarioId,
  status: 201,
  /** Only now: the service keeps no more than the token's hash. */
  reply: z.object({ token: z.string(), scenario }),
  errors: notFound,
});

export const stopSharingScenario = defineOperation({
  id: 'journey.stop-sharing-scenario',
  summary: 'Revoke the link to a scenario’s result',
  method: 'DELETE',
  path: '/api/scenarios/:scenarioId/link',
  access: 'buyer',
  params: scenarioId,
  status: 200,
  reply: scenario,
  errors: notFound,
});

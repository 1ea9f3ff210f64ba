import * as z from 'zod/mini';
import { homeGoals, homeGoalsEntry } from '../home-goals/index.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';

/** One document per buyer. `version` counts the saves; 0 before the first, with empty goals. */
export const storedHomeGoals = z.object({
  version: z.number().check(z.int(), z.gte(0)),
  updatedAt: z.nullable(z.iso.datetime()),
  goals: homeGoals,
  /** The price of the scenario that the buyer pinned as the budget, in cents; `null` without one. */
  budgetCents: z.nullable(z.number()),
});
export type StoredHomeGoals = z.infer<typeof storedHomeGoals>;

export const getHomeGoals = defineOperation({
  id: 'journey.get-home-goals',
  summary: 'Get the signed-in buyer’s goals for a home; empty at version 0 before the first save',
  method: 'GET',
  path: '/api/home-goals',
  access: 'buyer',
  status: 200,
  reply: storedHomeGoals,
  errors: {},
});

export const saveHomeGoals = defineOperation({
  id: 'journey.save-home-goals',
  summary: 'Replace the version of the goals in If-Match, "0" for the first save; newer changes are never overwritten',
  method: 'PUT',
  path: '/api/home-goals',
  access: 'buyer',
  versioned: true,
  body: homeGoalsEntry,
  status: 200,
  reply: storedHomeGoals,
  errors: {
    'home-goals.conflict': errors['home-goals.conflict'],
    'home-goals.unknown-county': errors['home-goals.unknown-county'],
  },
});

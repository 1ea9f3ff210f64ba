import * as z from 'zod/mini';
import { homeGoals, homeGoalsEntry } from '../home-goals/index.js';
import { defineOperation } from '../operation.js';
import { ifMatch } from '../operation-headers.js';

/** `version` counts the saves; 0 before the first. */
const kept = z.object({ version: z.number().check(z.int(), z.gte(0)), goals: homeGoals });
export type StoredHomeGoals = z.infer<typeof kept>;

export const getHomeGoals = defineOperation({
  id: 'journey.get-home-goals',
  summary: 'Get the signed-in buyer’s home goals; empty before the first save',
  method: 'GET',
  path: '/api/home-goals',
  access: 'buyer',
  status: 200,
  reply: kept,
  errors: {},
});

export const saveHomeGoals = defineOperation({
  id: 'journey.save-home-goals',
  summary:
    'Replace this version of the home goals. Own words that the fair-housing rules refuse are named, with words to use instead',
  method: 'PUT',
  path: '/api/home-goals',
  access: 'buyer',
  headers: ifMatch,
  body: homeGoalsEntry,
  status: 200,
  reply: kept,
  errors: { 'home-goals.conflict': 409 },
});

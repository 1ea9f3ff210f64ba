import * as z from 'zod/mini';
import { identifier } from '../identifier.js';
import { defineOperation } from '../operation.js';
import { journeyErrors as errors } from './error-codes.js';
import { assessedHome, home, homeEntry, homeImpressions, homeLimits } from './homes.js';
import { policyRow } from './financial-profile.js';
import { calendarMoment } from './pre-approval/days.js';

const homeId = z.strictObject({ homeId: identifier });
const notFound = { 'home.not-found': errors['home.not-found'] };
const changeErrors = { ...notFound, 'home.conflict': errors['home.conflict'] };
const tooMany = { 'home.too-many': errors['home.too-many'] };

export const listHomes = defineOperation({
  id: 'journey.list-homes',
  summary: 'List the signed-in buyer’s homes with their estimates, newest first',
  method: 'GET',
  path: '/api/homes',
  access: 'buyer',
  status: 200,
  reply: z.object({
    homes: z.array(assessedHome),
    /** What the estimates and the fit still need. */
    missing: z.array(z.enum(['finances', 'goals', 'budget'])),
    /** The dated figures that the estimates are based on. */
    policyRows: z.array(policyRow),
  }),
  errors: {},
});

export const createHome = defineOperation({
  id: 'journey.create-home',
  summary: 'Save a home',
  method: 'POST',
  path: '/api/homes',
  access: 'buyer',
  idempotent: true,
  body: homeEntry,
  status: 201,
  reply: home,
  errors: tooMany,
});

export const changeHome = defineOperation({
  id: 'journey.change-home',
  summary: 'Replace the facts about a home; a new price goes into its history',
  method: 'PUT',
  path: '/api/homes/:homeId',
  access: 'buyer',
  versioned: true,
  params: homeId,
  body: homeEntry,
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const moveHome = defineOperation({
  id: 'journey.move-home',
  summary: 'Move a home to another column of the board',
  method: 'PUT',
  path: '/api/homes/:homeId/stage',
  access: 'buyer',
  versioned: true,
  params: homeId,
  body: z.strictObject({ stage: home.shape.stage }),
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const planTour = defineOperation({
  id: 'journey.plan-tour',
  summary: 'Set, change, or (with null) cancel a home’s tour, also in the calendar',
  method: 'PUT',
  path: '/api/homes/:homeId/tour',
  access: 'buyer',
  versioned: true,
  params: homeId,
  body: z.strictObject({ tourAt: z.nullable(calendarMoment) }),
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const saveHomeImpressions = defineOperation({
  id: 'journey.save-home-impressions',
  summary: 'Replace the notes and room ratings of a home',
  method: 'PUT',
  path: '/api/homes/:homeId/impressions',
  access: 'buyer',
  versioned: true,
  params: homeId,
  body: homeImpressions,
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const mergeHomes = defineOperation({
  id: 'journey.merge-homes',
  summary: 'Merge another of the buyer’s homes into this one: notes, ratings, and prices of both are kept',
  method: 'POST',
  path: '/api/homes/:homeId/merge',
  access: 'buyer',
  versioned: true,
  params: homeId,
  body: z.strictObject({ otherId: identifier, otherVersion: z.number().check(z.int(), z.gte(1)) }),
  status: 200,
  reply: home,
  errors: { ...changeErrors, 'home.too-long': errors['home.too-long'] },
});

export const deleteHome = defineOperation({
  id: 'journey.delete-home',
  summary: 'Delete a home and its tour',
  method: 'DELETE',
  path: '/api/homes/:homeId',
  access: 'buyer',
  versioned: true,
  params: homeId,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});

export const importHomes = defineOperation({
  id: 'journey.import-homes',
  summary: 'Read homes from CSV and save the good rows, or with `preview` only say what would be saved',
  method: 'POST',
  path: '/api/homes/import',
  access: 'buyer',
  idempotent: true,
  body: z.strictObject({
    csv: z
      .string()
      .check(
        z.minLength(1, 'Please choose a file'),
        z.maxLength(homeLimits.importCharacters, 'This file is too large: please use up to 500,000 characters'),
      ),
    preview: z.boolean(),
  }),
  status: 200,
  reply: z.object({
    /** Good rows with their lines in the file, the first of which has number 1. */
    rows: z.array(z.object({ line: z.number(), entry: homeEntry })),
    /** One per bad cell; `column` is its heading in the file, empty if the whole row is meant. */
    problems: z.array(z.object({ line: z.number(), column: z.string(), message: z.string() })),
    /** Headings that we don't know. */
    ignoredColumns: z.array(z.string()),
    /** How many homes were saved; 0 in a preview. */
    saved: z.number(),
  }),
  errors: { ...tooMany, 'home.unreadable-file': errors['home.unreadable-file'] },
});

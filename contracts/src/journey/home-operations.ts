import * as z from 'zod/mini';
import { affordabilityPrograms, type AffordabilityProgram } from '../affordability/result.js';
import { identifier } from '../identifier.js';
import { idempotencyKey, ifMatch } from '../operation-headers.js';
import { defineOperation } from '../operation.js';
import { downPayment, policyRow } from './financial-profile.js';
import {
  assessedHome,
  comparableSale,
  comparableSaleEntry,
  comparableSaleMaximum,
  home,
  homeEntry,
  homeImpressions,
  homeLimits,
} from './homes.js';

const params = z.strictObject({ homeId: identifier });
const notFound = { 'home.not-found': 404 };
const changeErrors = { ...notFound, 'home.conflict': 409 };
const tooMany = { 'home.too-many': 409 };
/** Whether it was merged with a home that the buyer already had at the same address. */
const savedHome = z.object({ home, merged: z.boolean() });
const cents = z.number().check(z.int());

export const listHomes = defineOperation({
  id: 'journey.list-homes',
  summary: 'List the signed-in buyer’s homes with their estimates, newest first',
  method: 'GET',
  path: '/api/homes',
  access: 'buyer',
  status: 200,
  reply: z.object({
    homes: z.array(assessedHome),
    /** What is still missing for the estimates and the fit. */
    missing: z.array(z.enum(['finances', 'goals', 'budget'])),
    /** How the buyer would pay, from the pinned budget or else the financial profile. `null` while finances are missing. */
    plan: z.nullable(
      z.object({
        program: z.enum(Object.keys(affordabilityPrograms) as [AffordabilityProgram, ...AffordabilityProgram[]]),
        downPayment,
        /** Nominal annual rate in millionths: 62,500 is 6.25%. */
        annualRateMillionths: z.number(),
        termMonths: z.number(),
      }),
    ),
    /** Today's result of the pinned scenario. */
    budget: z.nullable(z.object({ priceCents: cents, monthlyCents: cents })),
    /** Ids of the dated figures behind estimates: many homes share the same set. */
    policyRowSets: z.array(z.array(z.string())),
    /** The rows of all sets. */
    policyRows: z.array(policyRow),
  }),
  errors: {},
});

export const createHome = defineOperation({
  id: 'journey.create-home',
  summary:
    'Save a home. One at an address that the buyer has saved already is merged: what is newly known wins, and notes, ratings, stage, and price history stay',
  method: 'POST',
  path: '/api/homes',
  access: 'buyer',
  headers: idempotencyKey,
  body: homeEntry,
  status: 201,
  reply: savedHome,
  errors: tooMany,
});

export const changeHome = defineOperation({
  id: 'journey.change-home',
  summary:
    'Replace the facts about a home; a new price goes into its history, and another of the buyer’s homes at its new address is merged into it',
  method: 'PUT',
  path: '/api/homes/:homeId',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: homeEntry,
  status: 200,
  reply: savedHome,
  errors: { ...changeErrors, 'home.too-much-to-merge': 409 },
});

export const moveHome = defineOperation({
  id: 'journey.move-home',
  summary: 'Move a home to another column of the board',
  method: 'PUT',
  path: '/api/homes/:homeId/stage',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: z.strictObject({ stage: home.shape.stage }),
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const planTour = defineOperation({
  id: 'journey.plan-tour',
  summary:
    'Set, change, or (with null) cancel a home’s tour, also in the calendar; a Saved home with a tour moves to Tour',
  method: 'PUT',
  path: '/api/homes/:homeId/tour',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: z.strictObject({ tourAt: z.nullable(z.iso.datetime({ error: 'Please choose a date and time' })) }),
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const saveHomeImpressions = defineOperation({
  id: 'journey.save-home-impressions',
  summary: 'Replace the notes and room ratings of a home; If-Match is the version of its impressions',
  method: 'PUT',
  path: '/api/homes/:homeId/impressions',
  access: 'buyer',
  headers: ifMatch,
  params,
  body: homeImpressions,
  status: 200,
  reply: home,
  errors: changeErrors,
});

export const deleteHome = defineOperation({
  id: 'journey.delete-home',
  summary: 'Delete a home and its tour',
  method: 'DELETE',
  path: '/api/homes/:homeId',
  access: 'buyer',
  headers: ifMatch,
  params,
  status: 204,
  reply: undefined,
  errors: changeErrors,
});

export const importHomes = defineOperation({
  id: 'journey.import-homes',
  summary: 'Save homes and comparable sales of a list, all or none of them; addresses the buyer has already are merged',
  method: 'POST',
  path: '/api/homes/import',
  access: 'buyer',
  headers: idempotencyKey,
  body: z.strictObject({
    homes: z.array(homeEntry).check(z.maxLength(homeLimits.perImport)),
    sales: z.array(comparableSaleEntry).check(z.maxLength(comparableSaleMaximum)),
  }),
  status: 200,
  reply: z.object({
    /** Newly added homes. */
    added: z.number(),
    /** Homes merged with one at the same address. */
    merged: z.number(),
    /** Comparable sales from this list that were kept. */
    sales: z.number(),
  }),
  errors: tooMany,
});

export const listComparableSales = defineOperation({
  id: 'journey.list-comparable-sales',
  summary: 'List the signed-in buyer’s comparable sales, those sold last first',
  method: 'GET',
  path: '/api/comparable-sales',
  access: 'buyer',
  status: 200,
  reply: z.array(comparableSale),
  errors: {},
});

export const deleteComparableSale = defineOperation({
  id: 'journey.delete-comparable-sale',
  summary: 'Delete one of the signed-in buyer’s comparable sales',
  method: 'DELETE',
  path: '/api/comparable-sales/:saleId',
  access: 'buyer',
  params: z.strictObject({ saleId: identifier }),
  status: 204,
  reply: undefined,
  errors: { 'comparable-sale.not-found': 404 },
});

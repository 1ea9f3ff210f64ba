import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';

/** What the dashboard says about the buyer, from every part of the journey. Each is `null` until there is one. */
export const overview = z.object({
  /** From the wizard. */
  firstName: z.nullable(z.string()),
  /** The comfortable price of the pinned scenario by today's rows, in cents. */
  budgetCents: z.nullable(z.number()),
  /** The letter that lasts longest, if it hasn't expired. */
  letter: z.nullable(z.object({ lender: z.string(), amountCents: z.number(), expiresOn: z.iso.date() })),
  /** `offers` counts homes under offer or contract. */
  homes: z.nullable(z.object({ saved: z.number(), offers: z.number() })),
  /** The next event in the calendar that isn’t done: a tour, a deadline, or one of the buyer’s own. */
  nextEvent: z.nullable(
    z.object({
      title: z.string(),
      startsAt: z.iso.datetime(),
      /** Of a deadline: the property’s zone, in which to show it. Other events are shown in the buyer’s. */
      timeZone: z.optional(z.string()),
    }),
  ),
  /** Once the buyer has the keys of a home, until they sign for another one. */
  homeowner: z.optional(
    z.nullable(
      z.object({
        address: z.string(),
        keysOn: z.iso.date(),
        done: z.number(),
        total: z.number(),
        /** What to look after next, earliest first, at most three. */
        next: z.array(z.object({ key: z.string(), title: z.string(), on: z.iso.date() })),
      }),
    ),
  ),
});
export type Overview = z.infer<typeof overview>;

export const getOverview = defineOperation({
  id: 'journey.get-overview',
  summary:
    'Get the signed-in buyer’s first name, budget, letter, number of homes, next event, and first year of owning',
  method: 'GET',
  path: '/api/overview',
  access: 'buyer',
  status: 200,
  reply: overview,
  errors: {},
});

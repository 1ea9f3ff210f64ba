import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { idempotencyKey, ifMatch } from '../../operation-headers.js';
import { defineOperation } from '../../operation.js';
import { calendarDay } from '../calendar-day.js';
import { lenderMatchStatus } from '../lenders.js';
import { lineOfText } from '../line-of-text.js';
import { lenderName } from './lender-name.js';

/** Per buyer. */
export const lenderQuoteMaximum = 20;

/** How the lender checks the buyer’s credit: a hard pull can lower the score a little, a soft one can’t. */
export const creditPulls = { unknown: 'Not asked yet', soft: 'Soft pull', hard: 'Hard pull' } as const;
export type CreditPull = keyof typeof creditPulls;
const creditPull = z.enum(Object.keys(creditPulls) as [CreditPull, ...CreditPull[]]);

/** In millionths: 62,500 is 6.25%. */
export const annualRate = z
  .number({ error: 'Please enter a rate, such as 6.25' })
  .check(z.int(), z.gte(0, 'Please enter 0% or more'), z.lte(250_000, 'Please enter a rate up to 25%'));

/** A quote from a lender that the buyer found. Rates and points are `null` if not quoted. */
export const lenderQuoteEntry = z.strictObject({
  lender: lenderName,
  /** Empty if not known, as are the next two. */
  contactName: lineOfText(80),
  /** A phone number or an email address. */
  contact: lineOfText(120),
  /** The lender’s number in the Nationwide Multistate Licensing System. */
  nmlsId: z.string().check(z.trim(), z.regex(/^\d{0,10}$/, 'Please enter digits only, up to 10')),
  creditPull,
  /** Same statuses as for lender matches, all set by the buyer. */
  status: lenderMatchStatus,
  rateMillionths: z.nullable(annualRate),
  /** Share of the loan: 8,750 are 0.875 points. */
  pointsMillionths: z.nullable(
    z
      .number({ error: 'Please enter points, such as 0.5' })
      .check(z.int(), z.gte(0, 'Please enter 0 or more'), z.lte(100_000, 'Please enter up to 10 points')),
  ),
  aprMillionths: z.nullable(annualRate),
  /** How long a rate lock lasts. */
  lockDays: z.nullable(
    z
      .number({ error: 'Please enter a number of days' })
      .check(
        z.int('Please enter whole days'),
        z.gte(1, 'Please enter 1 or more'),
        z.lte(365, 'Please enter up to 365'),
      ),
  ),
  /** The last day of the lock; `null` until the rate is locked. */
  lockExpiresOn: z.nullable(calendarDay),
});
export type LenderQuoteEntry = z.infer<typeof lenderQuoteEntry>;

export const lenderQuote = z.object({
  id: z.string(),
  /** Counts the saves, from 1. */
  version: z.number(),
  lender: z.string(),
  contactName: z.string(),
  contact: z.string(),
  nmlsId: z.string(),
  creditPull,
  status: lenderMatchStatus,
  rateMillionths: z.nullable(z.number()),
  pointsMillionths: z.nullable(z.number()),
  aprMillionths: z.nullable(z.number()),
  lockDays: z.nullable(z.number()),
  lockExpiresOn: z.nullable(z.iso.date()),
});
export type LenderQuote = z.infer<typeof lenderQuote>;

const params = z.strictObject({ quoteId: identifier });
const stored = { 'lender-quote.not-found': 404, 'lender-quote.conflict': 409 };

export const listLenderQuotes = defineOperation({
  id: 'journey.list-lender-quotes',
  summary: 'List the lenders that the signed-in buyer added, with what they quoted, oldest entry first',
  method: 'GET',
  path: '/api/lender-quotes',
  access: 'buyer',
  status: 200,
  reply: z.array(lenderQuote),
  errors: {},
});

export const createLenderQuote = defineOperation({
  id: 'journey.create-lender-quote',
  summary: 'Add a lender, with what it quoted',
  method: 'POST',
  path: '/api/lender-quotes',
  access: 'buyer',
  headers: idempotencyKey,
  body: lenderQuoteEntry,
  status: 201,
  reply: lenderQuote,
  errors: { 'lender-quote.too-many': 409 },
});

export const changeLenderQuote = defineOperation({
  id: 'journey.change-lender-quote',
  summary: 'Replace this version of a lender that the signed-in buyer added',
  method: 'PUT',
  path: '/api/lender-quotes/:quoteId',
  access: 'buyer',
  params,
  headers: ifMatch,
  body: lenderQuoteEntry,
  status: 200,
  reply: lenderQuote,
  errors: stored,
});

export const deleteLenderQuote = defineOperation({
  id: 'journey.delete-lender-quote',
  summary: 'Delete this version of a lender that the signed-in buyer added',
  method: 'DELETE',
  path: '/api/lender-quotes/:quoteId',
  access: 'buyer',
  params,
  headers: ifMatch,
  status: 204,
  reply: undefined,
  errors: stored,
});

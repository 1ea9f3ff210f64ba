import * as z from 'zod/mini';
import { identifier } from '../../identifier.js';
import { defineOperation } from '../../operation.js';
import { journeyErrors as errors } from '../error-codes.js';
import { lenderMatchStatus, type LenderMatchStatus } from '../lenders.js';
import { publicLine } from '../private-numbers.js';
import { calendarDay } from './days.js';
import { lenderName } from './lender-name.js';

/** Per buyer. */
export const lenderQuoteMaximum = 20;

/** The statuses of a match, as they read for a lender that the buyer added. */
export const lenderQuoteStatuses: Readonly<Record<LenderMatchStatus, string>> = {
  matched: 'On my list',
  applied: 'Applied',
  pre_qualified: 'Pre-Qualified',
  approved: 'Approved',
  denied: 'Denied',
};

export const creditPulls = { unknown: 'Not asked yet', none: 'None', soft: 'Soft pull', hard: 'Hard pull' } as const;
export type CreditPull = keyof typeof creditPulls;

/** In millionths: 62,500 is 6.25%. */
export const annualRate = z
  .number({ error: 'Please enter a rate, such as 6.25' })
  .check(z.int(), z.gte(0, 'Please enter 0% or more'), z.lte(250_000, 'Please enter a rate up to 25%'));

/** Share of the loan in millionths, up to ten percent: 8,750 are 0.875 points. */
const pointsOfLoan = z
  .number({ error: 'Please enter points, such as 0.5' })
  .check(z.int(), z.gte(0, 'Please enter 0 or more'), z.lte(100_000, 'Please enter up to 10 points'));

export const lenderQuoteEntry = z.strictObject({
  lender: lenderName,
  contactName: publicLine(80),
  /** A phone number or an email address. */
  contact: publicLine(120, { phones: true }),
  /** Its number in the Nationwide Multistate Licensing System; empty if not known. */
  nmlsId: z.string().check(z.trim(), z.regex(/^\d{0,10}$/, 'Please enter digits only, up to 10')),
  creditPull: z.enum(Object.keys(creditPulls) as [CreditPull, ...CreditPull[]]),
  status: lenderMatchStatus,
  /** `null` where the lender hasn’t quoted it. */
  rateMillionths: z.nullable(annualRate),
  pointsMillionths: z.nullable(pointsOfLoan),
  aprMillionths: z.nullable(annualRate),
  lockDays: z.nullable(
    z
      .number({ error: 'Please enter a number of days' })
      .check(
        z.int('Please enter whole days'),
        z.gte(1, 'Please enter 1 or more'),
        z.lte(365, 'Please enter up to 365'),
      ),
  ),
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
  creditPull: z.enum(Object.keys(creditPulls) as [CreditPull, ...CreditPull[]]),
  status: lenderMatchStatus,
  rateMillionths: z.nullable(z.number()),
  pointsMillionths: z.nullable(z.number()),
  aprMillionths: z.nullable(z.number()),
  lockDays: z.nullable(z.number()),
  lockExpiresOn: z.nullable(z.iso.date()),
});
export type LenderQuote = z.infer<typeof lenderQuote>;

const quoteId = z.strictObject({ quoteId: identifier });

export const listLenderQuotes = defineOperation({
  id: 'journey.list-lender-quotes',
  summary: 'List the lenders that the signed-in buyer added, by name',
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
  idempotent: true,
  body: lenderQuoteEntry,
  status: 201,
  reply: lenderQuote,
  errors: { 'lender-quote.too-many': errors['lender-quote.too-many'] },
});

export const changeLenderQuote = defineOperation({
  id: 'journey.change-lender-quote',
  summary: 'Replace this version of a lender that the signed-in buyer added',
  method: 'PUT',
  path: '/api/lender-quotes/:quoteId',
  access: 'buyer',
  versioned: true,
  params: quoteId,
  body: lenderQuoteEntry,
  status: 200,
  reply: lenderQuote,
  errors: {
    'lender-quote.not-found': errors['lender-quote.not-found'],
    'lender-quote.conflict': errors['lender-quote.conflict'],
  },
});

export const deleteLenderQuote = defineOperation({
  id: 'journey.delete-lender-quote',
  summary: 'Delete this version of a lender that the signed-in buyer added',
  method: 'DELETE',
  path: '/api/lender-quotes/:quoteId',
  access: 'buyer',
  versioned: true,
  params: quoteId,
  status: 204,
  reply: undefined,
  errors: {
    'lender-quote.not-found': errors['lender-quote.not-found'],
    'lender-quote.conflict': errors['lender-quote.conflict'],
  },
});

import * as z from 'zod/mini';
import { buyerFigures } from '../../affordability/figures.js';
import { sourcedRow } from '../../affordability/operations.js';
import { affordabilityResult, monthly } from '../../affordability/result.js';

const cents = z.number().check(z.int());
const headlines = affordabilityResult.shape.headlines;

/** What the buyer can afford, and with which figures. "Open in Buying Power" takes `figures` along. */
export const affordabilityCard = z.object({
  kind: z.literal('affordability'),
  figures: buyerFigures,
  headlines: z.pick(headlines, { comfortable: true, typical: true, ceiling: true }),
  missing: affordabilityResult.shape.missing,
  policyRowIds: z.array(z.string()),
});

/** What a price costs a month. */
export const paymentCard = z.object({
  kind: z.literal('payment'),
  program: z.string(),
  priceCents: cents,
  downPaymentCents: cents,
  loanCents: cents,
  /** 62,500 is 6.25%. */
  annualRateMillionths: z.number(),
  termMonths: z.number(),
  monthly,
  policyRowIds: z.array(z.string()),
});

/** Saved scenarios beside each other; prices are `null` where costs are missing. */
export const comparisonCard = z.object({
  kind: z.literal('comparison'),
  scenarios: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      pinned: z.boolean(),
      comfortable: headlines.shape.comfortable,
      ceiling: headlines.shape.ceiling,
    }),
  ),
});

/** Of the home under contract, earliest first. `at` is a moment in UTC, shown in `timeZone`. */
export const deadlinesCard = z.object({
  kind: z.literal('deadlines'),
  address: z.string(),
  timeZone: z.string(),
  deadlines: z.array(
    z.object({ key: z.string(), title: z.string(), at: z.nullable(z.iso.datetime()), done: z.boolean() }),
  ),
});

export const nextStepCard = z.object({
  kind: z.literal('next-step'),
  title: z.string(),
  description: z.string(),
  /** The milestone's page. */
  path: z.string(),
  tasks: z.array(z.object({ title: z.string(), done: z.boolean() })),
});

export const policyRowCard = z.object({ kind: z.literal('policy-row'), row: sourcedRow });

export const glossaryCard = z.object({ kind: z.literal('glossary'), term: z.string(), text: z.string() });

/** Official and counselor links: they leave this site. */
export const linksCard = z.object({
  kind: z.literal('links'),
  links: z.array(z.object({ title: z.string(), url: z.string(), about: z.string() })),
});

export const lenderMatchCard = z.object({
  kind: z.literal('lender-match'),
  name: z.string(),
  /** Whole percent. */
  matchScore: z.number(),
  reasons: z.array(z.object({ met: z.boolean(), text: z.string() })),
});

export const documentsCard = z.object({
  kind: z.literal('documents'),
  documents: z.array(z.object({ title: z.string(), status: z.string() })),
});

/** Homes of the buyer’s board. What a home costs is `null` until the buyer’s finances and goals are known. */
export const homesCard = z.object({
  kind: z.literal('homes'),
  homes: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      stage: z.string(),
      priceCents: cents,
      monthlyCents: z.nullable(cents),
      verdict: z.nullable(z.enum(['fits', 'check', 'misses', 'ruled_out'])),
    }),
  ),
});

/** A result of a tool, shown beside the words of an answer. */
export const chatCard = z.discriminatedUnion('kind', [
  affordabilityCard,
  paymentCard,
  comparisonCard,
  deadlinesCard,
  nextStepCard,
  policyRowCard,
  glossaryCard,
  linksCard,
  lenderMatchCard,
  documentsCard,
  homesCard,
]);
export type ChatCard = z.infer<typeof chatCard>;

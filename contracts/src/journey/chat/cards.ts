import * as z from 'zod/mini';
import { buyerFigures } from '../../affordability/figures.js';
import { affordabilityResult, monthly } from '../../affordability/result.js';

const cents = z.number().check(z.int());
const headlines = z.pick(affordabilityResult.shape.headlines, { comfortable: true, typical: true, ceiling: true });

/** What the buyer can afford, and based on which figures. "Open in Buying Power" passes `figures` along. */
const affordabilityCard = z.object({
  kind: z.literal('affordability'),
  figures: buyerFigures,
  headlines,
  missing: affordabilityResult.shape.missing,
});

/** The monthly cost of a price. */
const paymentCard = z.object({
  kind: z.literal('payment'),
  program: z.string(),
  priceCents: cents,
  downPaymentCents: cents,
  loanCents: cents,
  /** 62,500 is 6.25%. */
  annualRateMillionths: z.number(),
  termMonths: z.number(),
  monthly,
});

/** Saved scenarios side by side; prices are `null` if costs are missing. */
const comparisonCard = z.object({
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

const nextStepCard = z.object({
  kind: z.literal('next-step'),
  title: z.string(),
  description: z.string(),
  /** The milestone's page. */
  path: z.string(),
  tasks: z.array(z.object({ title: z.string(), done: z.boolean() })),
});

/** Events of the buyer's calendar, earliest first. */
const eventsCard = z.object({
  kind: z.literal('events'),
  events: z.array(z.object({ id: z.string(), title: z.string(), address: z.string(), startsAt: z.iso.datetime() })),
});

/** Official and counselor links: they leave this site. */
const linksCard = z.object({
  kind: z.literal('links'),
  links: z.array(z.object({ title: z.string(), url: z.string(), about: z.string() })),
});

const lenderMatchCard = z.object({
  kind: z.literal('lender-match'),
  name: z.string(),
  /** Whole percent. */
  matchScore: z.number(),
  reasons: z.array(z.object({ met: z.boolean(), text: z.string() })),
});

const papersCard = z.object({
  kind: z.literal('papers'),
  papers: z.array(z.object({ name: z.string(), ready: z.boolean() })),
});

/** Homes on the buyer’s board. A home's cost is `null` until the buyer’s finances are known. */
const homesCard = z.object({
  kind: z.literal('homes'),
  homes: z.array(
    z.object({
      id: z.string(),
      address: z.string(),
      stage: z.string(),
      priceCents: z.nullable(cents),
      monthlyCents: z.nullable(cents),
    }),
  ),
});

/** The closest things Mia knows to a question she can’t answer. Each can be asked as is. */
const questionsCard = z.object({ kind: z.literal('questions'), questions: z.array(z.string()) });

/** A tool's result, shown next to the words of an answer. */
export const chatCard = z.discriminatedUnion('kind', [
  affordabilityCard,
  paymentCard,
  comparisonCard,
  nextStepCard,
  eventsCard,
  linksCard,
  lenderMatchCard,
  papersCard,
  homesCard,
  questionsCard,
]);
export type ChatCard = z.infer<typeof chatCard>;
export type ChatCardOf<Kind extends ChatCard['kind']> = Extract<ChatCard, { kind: Kind }>;

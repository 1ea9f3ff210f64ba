import * as z from 'zod/mini';
import { calendarDay, calendarMoment } from '../calendar-day.js';
import { publicLine } from '../private-numbers.js';
import { contractLimits } from '../purchase/index.js';
import type { UsStateCode } from '../us-states.js';

const amount = (error: string) =>
  z.number({ error }).check(z.int(error), z.gte(0, error), z.lte(contractLimits.feeCents, 'Please enter less'));

const wholeDays = 'Please enter whole days, up to 60';
/** `null` waives the right. */
const window = z.nullable(
  z.number({ error: wholeDays }).check(z.int(wholeDays), z.gte(0, wholeDays), z.lte(60, wholeDays)),
);

const noPrice = 'Please enter the price you offer';
const noStep = 'Please enter how much above';
const noCap = 'Please enter the most you’d pay';

/** Raises the price above a competing offer, with proof of that offer. Money in cents. */
const escalation = z.strictObject({
  stepCents: amount(noStep).check(z.gte(100, noStep)),
  capCents: z
    .number({ error: noCap })
    .check(z.int(noCap), z.gte(100, noCap), z.lte(contractLimits.priceCents, 'Please enter less')),
});

/** What an offer proposes. Money in cents. */
export const offerTerms = z
  .strictObject({
    priceCents: z.number({ error: noPrice }).check(z.int(), z.gte(100, noPrice), z.lte(contractLimits.priceCents)),
    financing: z.enum(['loan', 'cash']),
    earnestMoneyCents: amount('Please enter the earnest money'),
    /** Texas option fee, or a due-diligence fee. */
    optionFeeCents: amount('Please enter the fee'),
    /** Days to inspect and walk away. */
    inspectionDays: window,
    financingDays: window,
    appraisalDays: window,
    /** Days to sell the buyer's current home. */
    homeSaleDays: window,
    /** How much of a low appraisal the buyer promises to pay in cash. */
    appraisalGapCents: amount('Please enter an amount'),
    /** What the seller pays toward the buyer's costs. */
    sellerCreditCents: amount('Please enter an amount'),
    /** What the seller is asked to pay the buyer's broker. */
    brokerFeeCents: amount('Please enter an amount'),
    escalation: z.nullable(escalation),
    closingOn: calendarDay,
    /** When the buyer gets the keys, if it isn't at closing. */
    possessionOn: z.nullable(calendarDay),
    /** `Refrigerator, window blinds`. */
    inclusions: publicLine(300),
    /** When the offer ends without an answer. */
    expiresAt: z.nullable(calendarMoment),
  })
  .check(
    z.refine(({ earnestMoneyCents, optionFeeCents, priceCents }) => earnestMoneyCents + optionFeeCents <= priceCents, {
      path: ['earnestMoneyCents'],
      error: 'Deposits can’t be more than the price',
    }),
    z.refine(({ escalation, priceCents }) => escalation === null || escalation.capCents > priceCents, {
      path: ['escalation', 'capCents'],
      error: 'Please enter more than the price',
    }),
    z.refine(({ closingOn, possessionOn }) => possessionOn === null || possessionOn >= closingOn, {
      path: ['possessionOn'],
      error: 'Please choose a day from closing on',
    }),
  );
export type OfferTerms = z.infer<typeof offerTerms>;

/** As stored: they may be older than a rule on texts, so they aren’t held to it. */
export const storedOfferTerms = z.object({ ...offerTerms.shape, inclusions: z.string() });

/** Names of the terms, in the order in which an offer states them. */
export const offerTermNames: Readonly<Record<keyof OfferTerms, string>> = {
  priceCents: 'Price',
  financing: 'How you pay',
  earnestMoneyCents: 'Earnest money',
  optionFeeCents: 'Option or due-diligence fee',
  inspectionDays: 'Inspection',
  financingDays: 'Financing',
  appraisalDays: 'Appraisal',
  homeSaleDays: 'Sale of your current home',
  appraisalGapCents: 'Appraisal gap you cover',
  sellerCreditCents: 'Seller credit',
  brokerFeeCents: 'Your broker’s fee from the seller',
  escalation: 'Escalation',
  closingOn: 'Closing day',
  possessionOn: 'Possession date',
  inclusions: 'Included items',
  expiresAt: 'Answer by',
};

/** What a term is called in contracts of the home's state; `null` if that isn't known. */
export function termName(term: keyof OfferTerms, state: UsStateCode | null): string {
  if (term === 'optionFeeCents' && state !== null) return state === 'TX' ? 'Option fee' : 'Due-diligence fee';
  if (term === 'inspectionDays' && state === 'TX') return 'Option period';
  if (term === 'inspectionDays' && state === 'NC') return 'Due diligence';
  return offerTermNames[term];
}

export interface TermChange {
  readonly term: keyof OfferTerms;
  readonly before: OfferTerms[keyof OfferTerms];
  readonly after: OfferTerms[keyof OfferTerms];
}

/** What a counteroffer changes, in the order of the terms. */
export function changedTerms(before: OfferTerms, after: OfferTerms): readonly TermChange[] {
  return (Object.keys(offerTermNames) as (keyof OfferTerms)[])
    .filter((term) => JSON.stringify(before[term]) !== JSON.stringify(after[term]))
    .map((term) => ({ term, before: before[term], after: after[term] }));
}

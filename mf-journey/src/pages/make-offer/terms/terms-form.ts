import { offerTerms, type OfferTerms } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dayOf, momentOf, timeOfDay } from '../../../features/local-time/index.js';
import { amount, count, textOrNull, typedAmount, typedCount, typedForm } from '../../../features/typed-form/index.js';

/** What the controls hold. Escalation and the answer's moment are two controls each. */
const controls = z.object({
  priceCents: amount.optional,
  financing: z.enum(['loan', 'cash']),
  earnestMoneyCents: amount.orNone,
  optionFeeCents: amount.orNone,
  inspectionDays: count,
  financingDays: count,
  appraisalDays: count,
  homeSaleDays: count,
  appraisalGapCents: amount.orNone,
  sellerCreditCents: amount.orNone,
  brokerFeeCents: amount.orNone,
  escalation: z.object({ stepCents: amount.optional, capCents: amount.optional }),
  closingOn: z.string(),
  possessionOn: textOrNull,
  inclusions: z.string(),
  expiresOn: z.string(),
  expiresAt: z.string(),
});
export type TermsValues = z.input<typeof controls>;

/** When the offer ends without an answer; `undefined` without a day. Without a time, it lasts to the end of the day. */
export const answerMoment = ({ expiresOn, expiresAt }: Pick<TermsValues, 'expiresOn' | 'expiresAt'>) =>
  momentOf(expiresOn, expiresAt || '23:59');

const reading = z.pipe(
  controls,
  z.transform(({ expiresOn, expiresAt, escalation, ...terms }) => ({
    ...terms,
    // A purchase in cash has no loan to protect.
    ...(terms.financing === 'cash' && { financingDays: null }),
    escalation: escalation.stepCents === null && escalation.capCents === null ? null : escalation,
    expiresAt:
      expiresOn === '' && expiresAt === '' ? null : (answerMoment({ expiresOn, expiresAt })?.toISOString() ?? ''),
  })),
);

export const termsForm = typedForm<TermsValues, OfferTerms>(reading, offerTerms);

/** For terms that have yet to go out. */
export const comingTermsForm = termsForm.check(
  z.refine(({ closingOn }) => closingOn >= dayOf(new Date()), {
    path: ['closingOn'],
    error: 'This day has passed. Please choose a later one',
  }),
  z.refine(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > new Date(), {
    path: ['expiresOn'],
    error: 'This has passed. Please choose a later day or time',
  }),
);

export function valuesOf(terms: OfferTerms): TermsValues {
  const { escalation, expiresAt, possessionOn, closingOn, inclusions, financing } = terms;
  const expires = expiresAt === null ? undefined : new Date(expiresAt);
  return {
    priceCents: typedAmount(terms.priceCents),
    financing,
    earnestMoneyCents: typedAmount(terms.earnestMoneyCents),
    optionFeeCents: typedAmountOrNone(terms.optionFeeCents),
    inspectionDays: typedCount(terms.inspectionDays),
    financingDays: typedCount(terms.financingDays),
    appraisalDays: typedCount(terms.appraisalDays),
    homeSaleDays: typedCount(terms.homeSaleDays),
    appraisalGapCents: typedAmountOrNone(terms.appraisalGapCents),
    sellerCreditCents: typedAmountOrNone(terms.sellerCreditCents),
    brokerFeeCents: typedAmountOrNone(terms.brokerFeeCents),
    escalation: {
      stepCents: typedAmount(escalation?.stepCents ?? null),
      capCents: typedAmount(escalation?.capCents ?? null),
    },
    closingOn,
    possessionOn: possessionOn ?? '',
    inclusions,
    expiresOn: expires ? dayOf(expires) : '',
    expiresAt: expires ? timeOfDay(expires) : '',
  };
}

/** Empty for zero, which most offers have here. */
const typedAmountOrNone = (cents: number): string => typedAmount(cents === 0 ? null : cents);

import { offerTerms, type OfferTerms } from '@hearthway/contracts/journey';
import {
  readCents,
  readWhole,
  required,
  typedCents,
  typedDay,
  typedForm,
  typedWhole,
  type AddError,
} from '../../../features/typed-form/index.js';

/** What the controls hold. An empty number of days waives that right. */
export interface TermsValues extends Record<string, string> {
  readonly priceCents: string;
  readonly financing: string;
  readonly earnestMoneyCents: string;
  readonly optionFeeCents: string;
  readonly inspectionDays: string;
  readonly financingDays: string;
  readonly appraisalDays: string;
  readonly homeSaleDays: string;
  readonly appraisalGapCents: string;
  readonly sellerCreditCents: string;
  readonly brokerFeeCents: string;
  readonly escalationStepCents: string;
  readonly escalationCapCents: string;
  readonly closingOn: string;
  readonly possessionOn: string;
  readonly inclusions: string;
  /** Day and time in the buyer’s time zone. */
  readonly expiresAt: string;
}

export function shownTerms(terms: OfferTerms): TermsValues {
  return {
    priceCents: typedCents(terms.priceCents),
    financing: terms.financing,
    earnestMoneyCents: typedCents(terms.earnestMoneyCents),
    optionFeeCents: typedAmount(terms.optionFeeCents),
    inspectionDays: typedWhole(terms.inspectionDays),
    financingDays: typedWhole(terms.financingDays),
    appraisalDays: typedWhole(terms.appraisalDays),
    homeSaleDays: typedWhole(terms.homeSaleDays),
    appraisalGapCents: typedAmount(terms.appraisalGapCents),
    sellerCreditCents: typedAmount(terms.sellerCreditCents),
    brokerFeeCents: typedAmount(terms.brokerFeeCents),
    escalationStepCents: typedCents(terms.escalation?.stepCents),
    escalationCapCents: typedCents(terms.escalation?.capCents),
    closingOn: terms.closingOn,
    possessionOn: typedDay(terms.possessionOn),
    inclusions: terms.inclusions,
    expiresAt: terms.expiresAt === null ? '' : localDateTime(new Date(terms.expiresAt)),
  };
}

export const termsSchema = typedForm<TermsValues, OfferTerms>(offerTerms, (values, addError) => {
  const cents = (typed: string, control: keyof TermsValues & string) => readCents(typed, control, addError) ?? 0;
  return {
    priceCents: required(
      readCents(values.priceCents, 'priceCents', addError),
      'priceCents',
      addError,
      'Enter the price you offer',
    ),
    financing: values.financing === 'cash' ? 'cash' : 'loan',
    earnestMoneyCents: cents(values.earnestMoneyCents, 'earnestMoneyCents'),
    optionFeeCents: cents(values.optionFeeCents, 'optionFeeCents'),
    inspectionDays: readWhole(values.inspectionDays, 'inspectionDays', addError),
    financingDays: values.financing === 'cash' ? null : readWhole(values.financingDays, 'financingDays', addError),
    appraisalDays: readWhole(values.appraisalDays, 'appraisalDays', addError),
    homeSaleDays: readWhole(values.homeSaleDays, 'homeSaleDays', addError),
    appraisalGapCents: cents(values.appraisalGapCents, 'appraisalGapCents'),
    sellerCreditCents: cents(values.sellerCreditCents, 'sellerCreditCents'),
    brokerFeeCents: cents(values.brokerFeeCents, 'brokerFeeCents'),
    escalation: readEscalation(values, addError),
    closingOn: values.closingOn,
    possessionOn: values.possessionOn === '' ? null : values.possessionOn,
    inclusions: values.inclusions,
    expiresAt: values.expiresAt === '' ? null : readMoment(values.expiresAt, addError),
  };
});

/** Neither amount is no escalation; one alone is an error. */
function readEscalation(
  { escalationStepCents, escalationCapCents, priceCents }: TermsValues,
  addError: AddError,
): OfferTerms['escalation'] {
  const stepCents = readCents(escalationStepCents, 'escalationStepCents', addError);
  const capCents = readCents(escalationCapCents, 'escalationCapCents', addError);
  if (stepCents === null && capCents === null) return null;
  const price = readCents(priceCents, 'priceCents', addError);
  if (capCents !== null && price !== null && capCents <= price)
    addError('escalationCapCents', 'Enter more than the price');
  return {
    stepCents: required(stepCents, 'escalationStepCents', addError, 'Enter how much above the other offer'),
    capCents: required(capCents, 'escalationCapCents', addError, 'Enter the most you’d pay'),
  };
}

function readMoment(typed: string, addError: AddError): string | null {
  const moment = new Date(typed);
  if (!Number.isNaN(moment.getTime())) return moment.toISOString();
  addError('expiresAt', 'Choose a date and time');
  return null;
}

/** Empty for zero, which most offers have here. */
const typedAmount = (cents: number): string => (cents === 0 ? '' : typedCents(cents));

/** As a date-time control has it. */
function localDateTime(moment: Date): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

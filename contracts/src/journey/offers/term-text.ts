import type { OfferTerms } from './offer-terms.js';

/** How a browser or a service writes amounts and times. */
export interface TermFormat {
  /** Of an amount in cents. */
  readonly amount: (cents: number) => string;
  /** Of a day, YYYY-MM-DD. */
  readonly day: (day: string) => string;
  /** Of a moment, an ISO date-time. */
  readonly moment: (moment: string) => string;
}

/** A term in words; empty if the offer doesn’t have it. */
export function termText(term: keyof OfferTerms, terms: OfferTerms, { amount, day, moment }: TermFormat): string {
  switch (term) {
    case 'financing':
      return terms.financing === 'cash' ? 'In cash' : 'With a loan';
    case 'inspectionDays':
      return daysText(terms.inspectionDays);
    case 'appraisalDays':
      // Who pays cash gives up nothing without it.
      return terms.financing === 'cash' && terms.appraisalDays === null ? '' : daysText(terms.appraisalDays);
    case 'financingDays':
      return terms.financing === 'cash' ? '' : daysText(terms.financingDays);
    case 'homeSaleDays':
      return terms.homeSaleDays === null ? '' : daysText(terms.homeSaleDays);
    case 'escalation':
      return terms.escalation === null
        ? ''
        : `${amount(terms.escalation.stepCents)} above another offer, up to ${amount(terms.escalation.capCents)}`;
    case 'closingOn':
      return day(terms.closingOn);
    case 'possessionOn':
      return terms.possessionOn === null ? 'At closing' : day(terms.possessionOn);
    case 'inclusions':
      return terms.inclusions;
    case 'expiresAt':
      return terms.expiresAt === null ? '' : moment(terms.expiresAt);
    case 'priceCents':
    case 'earnestMoneyCents':
      return amount(terms[term]);
    default:
      return terms[term] === 0 ? '' : amount(terms[term]);
  }
}

function daysText(days: number | null): string {
  if (days === null) return 'Waived';
  return days === 1 ? '1 day' : `${days} days`;
}

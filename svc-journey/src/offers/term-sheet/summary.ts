import type { Offer, OfferTerms, TermFormat } from '@hearthway/contracts/journey';

/** An offer in plain sentences, in the order in which a buyer would tell them. */
export function summarizeTerms(
  { address, terms }: Pick<Offer, 'address' | 'terms'>,
  format: TermFormat,
): readonly string[] {
  return [
    `You offer ${format.amount(terms.priceCents)} for ${address}, ${terms.financing === 'cash' ? 'in cash' : 'with a loan'}.`,
    deposits(terms, format),
    ...rightsToLeave(terms),
    gap(terms, format),
    asked(terms, format),
    escalation(terms, format),
    keys(terms, format),
    terms.inclusions && `Included: ${terms.inclusions}.`,
    terms.expiresAt === null ? '' : `Without an answer, your offer ends on ${format.moment(terms.expiresAt)}.`,
  ].filter((sentence) => sentence !== '');
}

function deposits({ earnestMoneyCents, optionFeeCents }: OfferTerms, { amount }: TermFormat): string {
  const parts = [
    ...(earnestMoneyCents > 0 ? [`${amount(earnestMoneyCents)} of earnest money`] : []),
    ...(optionFeeCents > 0 ? [`a fee of ${amount(optionFeeCents)} for the right to leave`] : []),
  ];
  return parts.length === 0 ? 'You put down no deposit.' : `You put down ${parts.join(' and ')}.`;
}

/** Few offers depend on the sale of the current home, so nobody gives that right up. */
function rightsToLeave(terms: OfferTerms): string[] {
  const rights = [
    { days: terms.inspectionDays, reason: 'over the inspection' },
    ...(terms.financing === 'loan' ? [{ days: terms.financingDays, reason: 'if your loan falls through' }] : []),
    ...(withoutAppraisal(terms) ? [] : [{ days: terms.appraisalDays, reason: 'if the appraisal is low' }]),
  ];
  const kept = [
    ...rights.flatMap(({ days, reason }) => (days === null ? [] : [`${lasting(days)} to leave ${reason}`])),
    ...(terms.homeSaleDays === null
      ? []
      : [`${lasting(terms.homeSaleDays)} to leave if your current home doesn’t sell`]),
  ];
  const given = rights.flatMap(({ days, reason }) => (days === null ? [reason] : []));
  return [
    ...(kept.length > 0 ? [`From the effective date, you have ${list(kept, 'and')}.`] : []),
    ...(given.length > 0 ? [`You give up the right to leave ${list(given, 'or')}.`] : []),
  ];
}

const lasting = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** A buyer who pays cash needs no appraisal, so an offer without one gives nothing up. */
export const withoutAppraisal = ({ financing, appraisalDays }: OfferTerms): boolean =>
  financing === 'cash' && appraisalDays === null;

function gap({ appraisalGapCents }: OfferTerms, { amount }: TermFormat): string {
  if (appraisalGapCents === 0) return '';
  return `If the home appraises low, you pay up to ${amount(appraisalGapCents)} of the difference in cash.`;
}

function asked({ sellerCreditCents, brokerFeeCents }: OfferTerms, { amount }: TermFormat): string {
  const parts = [
    ...(sellerCreditCents > 0 ? [`${amount(sellerCreditCents)} toward your closing costs`] : []),
    ...(brokerFeeCents > 0 ? [`${amount(brokerFeeCents)} for your broker`] : []),
  ];
  return parts.length === 0 ? '' : `You ask the seller for ${parts.join(' and ')}.`;
}

function escalation({ escalation: raise }: OfferTerms, { amount }: TermFormat): string {
  if (raise === null) return '';
  return `If someone proves a higher offer, yours goes ${amount(raise.stepCents)} above it, up to ${amount(raise.capCents)}.`;
}

function keys({ closingOn, possessionOn }: OfferTerms, { day }: TermFormat): string {
  const closing = `You close on ${day(closingOn)}`;
  return possessionOn === null || possessionOn === closingOn
    ? `${closing} and get the keys that day.`
    : `${closing} and get the keys on ${day(possessionOn)}.`;
}

const list = (parts: readonly string[], word: 'and' | 'or'): string =>
  new Intl.ListFormat('en-US', { type: word === 'and' ? 'conjunction' : 'disjunction' }).format(parts);

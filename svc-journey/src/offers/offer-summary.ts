import {
  termName,
  waivedProtections,
  type Offer,
  type OfferTerms,
  type TermFormat,
  type UsStateCode,
} from '@hearthway/contracts/journey';

interface SummarizedOffer extends Pick<Offer, 'address' | 'terms'> {
  /** Of the home; `null` if it isn't known. */
  readonly state: UsStateCode | null;
}

/** An offer in plain sentences, in the order in which a buyer would tell them. */
export function summarizeTerms({ address, terms, state }: SummarizedOffer, format: TermFormat): readonly string[] {
  return [
    `You offer ${format.amount(terms.priceCents)} for ${address}, ${terms.financing === 'cash' ? 'in cash' : 'with a loan'}.`,
    deposits(terms, state, format),
    ...rightsToLeave(terms, state),
    gap(terms, format),
    asked(terms, format),
    escalation(terms, format),
    keys(terms, format),
    terms.inclusions && `Included: ${terms.inclusions}.`,
    terms.expiresAt === null ? '' : `Without an answer, your offer ends on ${format.moment(terms.expiresAt)}.`,
  ].filter((sentence) => sentence !== '');
}

function deposits(
  { earnestMoneyCents, optionFeeCents }: OfferTerms,
  state: UsStateCode | null,
  { amount }: TermFormat,
): string {
  const fee = termName('optionFeeCents', state).toLowerCase();
  const parts = [
    ...(earnestMoneyCents > 0 ? [`${amount(earnestMoneyCents)} of earnest money`] : []),
    ...(optionFeeCents > 0 ? [`${amount(optionFeeCents)} as the ${fee}`] : []),
  ];
  return parts.length === 0 ? 'You put down no deposit.' : `You put down ${parts.join(' and ')}.`;
}

/** From inspection to the sale of the current home, which few offers depend on. */
function rightsToLeave(terms: OfferTerms, state: UsStateCode | null): string[] {
  const reasons = {
    ...reasonsToLeave,
    // There, it needs no reason, and contracts have a name for it.
    ...((state === 'TX' || state === 'NC') && {
      inspectionDays: `for any reason (${termName('inspectionDays', state).toLowerCase()})`,
    }),
  };
  const kept = Object.entries(reasons).flatMap(([name, reason]) => {
    const days = terms[name as keyof typeof reasonsToLeave];
    if (days === null || (name === 'financingDays' && terms.financing === 'cash')) return [];
    return [`${days === 1 ? '1 day' : `${days} days`} to leave ${reason}`];
  });
  const given = waivedProtections(terms).map((name) => reasons[name]);
  return [
    ...(kept.length > 0 ? [`From the effective date, you have ${list(kept, 'conjunction')}.`] : []),
    ...(given.length > 0 ? [`You give up the right to leave ${list(given, 'disjunction')}.`] : []),
  ];
}

const reasonsToLeave = {
  inspectionDays: 'over the inspection',
  financingDays: 'if your loan falls through',
  appraisalDays: 'if the appraisal is low',
  homeSaleDays: 'if your current home doesn’t sell',
} as const;

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

const list = (parts: readonly string[], type: 'conjunction' | 'disjunction'): string =>
  new Intl.ListFormat('en-US', { type }).format(parts);

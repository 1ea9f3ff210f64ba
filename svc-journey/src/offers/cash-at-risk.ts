import {
  daysBetween,
  termName,
  type OfferReview,
  type OfferTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';

export type RiskStep = OfferReview['cashAtRisk'][number];

interface OfferThere {
  readonly terms: OfferTerms;
  /** Of the home; `null` if it isn't known. */
  readonly state: UsStateCode | null;
}

/** What finding out about a home costs, in cents. No exit brings it back. */
interface CheckingCosts {
  readonly inspectionCents: number;
  readonly appraisalCents: number;
}

/**
 * What walking away would cost from each day on, counted from the effective date: the fee at once, the inspection and the
 * appraisal as they happen, the earnest money once the last right to leave has ended. It never goes down.
 * @param effectiveOn YYYY-MM-DD
 */
export function cashAtRisk(offer: OfferThere, costs: CheckingCosts, effectiveOn: string): readonly RiskStep[] {
  const { terms, state } = offer;
  const fee = termName('optionFeeCents', state).toLowerCase();
  const hasAppraisal = terms.financing === 'loan' || terms.appraisalDays !== null;
  const closing = Math.max(0, daysBetween(effectiveOn, terms.closingOn));
  const losses: readonly RiskStep[] = [
    { day: 0, cents: terms.optionFeeCents, reason: `The ${fee}` },
    { day: halfway(terms.inspectionDays), cents: costs.inspectionCents, reason: 'Your inspection' },
    { day: halfway(terms.appraisalDays), cents: hasAppraisal ? costs.appraisalCents : 0, reason: 'The appraisal' },
    {
      day: lastExit(offer) + 1,
      cents: terms.earnestMoneyCents,
      reason: 'Your earnest money: your last right to leave has ended',
    },
  ];
  const steps = losses
    .filter(({ cents }) => cents > 0)
    .map((step) => ({ ...step, day: Math.min(step.day, closing) }))
    .sort((one, other) => one.day - other.day);
  let total = 0;
  return [
    ...(steps[0]?.day === 0 ? [] : [{ day: 0, cents: 0, reason: 'Nothing yet' }]),
    ...steps.map((step) => ({ ...step, cents: (total += step.cents) })),
  ];
}

/** The last day on which some right to leave is open; -1 if the offer waives them all. */
function lastExit({ terms, state }: OfferThere): number {
  const { inspectionDays, optionFeeCents, financingDays, appraisalDays, homeSaleDays, financing } = terms;
  // In Texas, the fee is what buys the right to leave.
  const hasOption = state !== 'TX' || optionFeeCents > 0;
  const exits = [
    hasOption ? inspectionDays : null,
    appraisalDays,
    homeSaleDays,
    financing === 'loan' ? financingDays : null,
  ];
  return Math.max(...exits.map((days) => days ?? -1));
}

/** By the middle of a window, people usually have paid for what it is for. Without one, right away. */
const halfway = (days: number | null): number => Math.floor((days ?? 0) / 2);

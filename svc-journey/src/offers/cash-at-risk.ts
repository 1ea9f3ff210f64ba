import { termName, type OfferReview, type OfferTerms, type UsStateCode } from '@hearthway/contracts/journey';

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
 * appraisal as they happen, the earnest money and a promise to cover a low appraisal once the last right to leave has ended.
 * One step a day; it never goes down.
 * @param closing the day, counted like the others
 */
export function cashAtRisk(offer: OfferThere, costs: CheckingCosts, closing: number): readonly RiskStep[] {
  const { terms, state } = offer;
  const hasAppraisal = terms.financing === 'loan' || terms.appraisalDays !== null;
  const noExit = lastExit(offer) + 1;
  const losses: readonly RiskStep[] = [
    { day: 0, cents: terms.optionFeeCents, reason: `the ${termName('optionFeeCents', state).toLowerCase()}` },
    // Also without a right to leave over it: that is when buyers most need to know.
    { day: halfway(terms.inspectionDays), cents: costs.inspectionCents, reason: 'your inspection' },
    { day: halfway(terms.appraisalDays), cents: hasAppraisal ? costs.appraisalCents : 0, reason: 'the appraisal' },
    { day: noExit, cents: terms.earnestMoneyCents, reason: 'your earnest money (your last right to leave has ended)' },
    {
      day: noExit,
      cents: hasAppraisal ? terms.appraisalGapCents : 0,
      reason: 'the gap you promised to pay if the appraisal is low',
    },
  ];
  const byDay = Map.groupBy(
    losses.filter(({ cents }) => cents > 0),
    ({ day }) => Math.min(day, closing),
  );
  if (!byDay.has(0)) byDay.set(0, [{ day: 0, cents: 0, reason: 'nothing yet' }]);
  let total = 0;
  return [...byDay.entries()]
    .sort(([one], [other]) => one - other)
    .map(([day, steps]) => {
      for (const { cents } of steps) total += cents;
      const reasons = new Intl.ListFormat('en-US').format(steps.map(({ reason }) => reason));
      return { day, cents: total, reason: reasons.charAt(0).toUpperCase() + reasons.slice(1) };
    });
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

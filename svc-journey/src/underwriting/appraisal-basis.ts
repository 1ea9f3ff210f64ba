import {
  clearedOn,
  usedReport,
  valueOf,
  type AppraisalEntry,
  type MilestoneRuleItem,
  type PurchaseTerms,
  type UnderwritingEntry,
} from '@hearthway/contracts/journey';

interface Facts {
  /** `undefined` without a home under contract. */
  readonly terms: Pick<PurchaseTerms, 'financing' | 'priceCents'> | undefined;
  readonly underwriting: Pick<UnderwritingEntry, 'steps'>;
  readonly appraisal: AppraisalEntry;
}

/** What the milestone Appraisal asks for, and what of it is done. It covers the lender’s whole decision. */
export function appraisalItems({ terms, underwriting, appraisal }: Facts): readonly MilestoneRuleItem[] {
  const hasValue = isValueKnown(appraisal);
  if (!terms) return loanItems({ value: false, gap: false, clear: false });
  const settled = isSettled(appraisal, terms);
  if (terms.financing === 'cash') {
    const none = { text: 'You pay cash, so no lender asks for an appraisal', done: true };
    return hasValue ? [none, { text: settleGap, done: settled }] : [none];
  }
  return loanItems({ value: hasValue, gap: settled, clear: clearedOn(underwriting) !== undefined });
}

function loanItems(done: { readonly value: boolean; readonly gap: boolean; readonly clear: boolean }) {
  return [
    { text: 'Note the value of the appraisal, or that your lender needs none', done: done.value },
    { text: settleGap, done: done.gap },
    { text: 'Note the day your loan is clear to close', done: done.clear },
  ];
}

const settleGap = 'Settle a value below the price, if there is one';

/** Whether all of it is done. */
export const isBasisMet = (facts: Facts): boolean => appraisalItems(facts).every(({ done }) => done);

/**
 * Whether the value is known, or none is needed, and a value below the price has an answer. The end of the contract is none: it
 * archives the appraisal. An answer to another value doesn’t count either.
 */
export function isSettled(appraisal: AppraisalEntry, { priceCents }: Pick<PurchaseTerms, 'priceCents'>): boolean {
  const report = usedReport(appraisal);
  const valueCents = report ? valueOf(report) : null;
  if (valueCents === null) return appraisal.waived;
  const { decision } = appraisal;
  const isAnswered = decision?.valueCents === valueCents && decision.outcome !== 'cancel';
  return valueCents >= priceCents || isAnswered;
}

const isValueKnown = (appraisal: AppraisalEntry): boolean => appraisal.waived || usedReport(appraisal) !== undefined;

import { usedReport, valueOf, type AppraisalEntry, type PurchaseTerms } from '@hearthway/contracts/journey';

type Terms = Pick<PurchaseTerms, 'financing' | 'priceCents'>;

/** Whether the value is known, or no lender asks for one. */
export const isValueKnown = (appraisal: AppraisalEntry, { financing }: Terms): boolean =>
  financing === 'cash' || appraisal.waived || usedReport(appraisal) !== undefined;

/**
 * Whether nothing about the appraisal is open: a value below the price has an answer. The end of the contract is none, since it
 * ends this appraisal, too; neither is an answer to another value. No lender asks a buyer who pays cash.
 */
export function isSettled(appraisal: AppraisalEntry, terms: Terms): boolean {
  if (terms.financing === 'cash') return true;
  const report = usedReport(appraisal);
  const valueCents = report ? valueOf(report) : null;
  if (valueCents === null) return appraisal.waived;
  const { decision } = appraisal;
  return valueCents >= terms.priceCents || (decision?.valueCents === valueCents && decision.outcome !== 'cancel');
}

import type { LoanProgram, ProfileAssessment } from '@hearthway/contracts/journey';

/** Which loan the figures are for; empty if there are none. */
export function countedFor(assessment: ProfileAssessment): string {
  const { program, monthlyDebtsCents, housingPaymentCents } = assessment;
  if (monthlyDebtsCents === null && housingPaymentCents === null) return '';
  const counted = `Debts, housing, and ratios are those of ${loanNames[program]}`;
  return isForPurchase(assessment) ? `${counted}.` : `${counted}, though it’s not for this purchase.`;
}

/** Whether the program used for the figures can finance this purchase at all. */
export const isForPurchase = ({ program, readiness }: ProfileAssessment): boolean =>
  !readiness.some((one) => one.program === program && one.level === 'not_available');

const loanNames: Readonly<Record<LoanProgram, string>> = {
  conventional: 'a conventional loan',
  fha: 'an FHA loan',
  va: 'a VA loan',
  usda: 'a USDA loan',
};

import type { InspectionView } from '@hearthway/contracts/journey';

/**
 * `an FHA loan` or `a VA loan`, whose appraisers look for safety problems, too; either of them while the buyer’s loan isn’t known.
 * `undefined` for other loans and for cash.
 */
export function governmentLoan({
  contract,
  loanType,
}: Pick<InspectionView, 'contract' | 'loanType'>): string | undefined {
  if (contract?.terms.financing === 'cash') return undefined;
  switch (loanType) {
    case null:
      return 'an FHA or VA loan';
    case 'fha':
      return 'an FHA loan';
    case 'va':
      return 'a VA loan';
    default:
      return undefined;
  }
}

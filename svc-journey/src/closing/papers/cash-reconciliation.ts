import {
  closingLineIds,
  type CashReconciliation,
  type CashToClose,
  type ClosingDisclosure,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';

export interface CashPapers {
  readonly terms: Pick<PurchaseTerms, 'priceCents' | 'earnestMoneyCents' | 'financing'>;
  readonly disclosure: ClosingDisclosure | null;
  readonly cash: CashToClose;
}

/** The way from the price to the money to bring, to the cent. With a loan, `null` until the Closing Disclosure is known. */
export function reconcileCash({ terms, disclosure, cash }: CashPapers): CashReconciliation | null {
  const paysCash = terms.financing === 'cash';
  if (!paysCash && !disclosure) return null;
  const loanCents = paysCash ? 0 : (disclosure?.loanCents ?? 0);
  const rows = [
    { key: 'price', name: 'Price', cents: terms.priceCents },
    { key: 'loan', name: 'Your loan', cents: -loanCents },
    { key: 'costs', name: 'Closing costs', cents: paysCash ? cash.statementCostsCents : costsOf(disclosure) },
    { key: 'broker', name: 'Your agent’s fee', cents: cash.brokerFeeCents },
    { key: 'lender-credits', name: 'Lender credits', cents: paysCash ? 0 : -(disclosure?.lenderCreditsCents ?? 0) },
    { key: 'earnest-money', name: 'Earnest money', cents: -(cash.earnestMoneyCents ?? terms.earnestMoneyCents) },
    { key: 'option-fee', name: 'Option fee, credited', cents: -cash.optionFeeCents },
    { key: 'seller-credit', name: 'Seller credit', cents: -cash.sellerCreditCents },
    { key: 'other-credits', name: 'Gifts, grants, and tax shares', cents: -cash.otherCreditsCents },
  ].filter(({ cents }) => cents !== 0);
  const expectedCents = rows.reduce((sum, { cents }) => sum + cents, 0);
  const { saidCents } = cash;
  return { rows, expectedCents, saidCents, differenceCents: saidCents === null ? null : saidCents - expectedCents };
}

function costsOf(disclosure: ClosingDisclosure | null): number {
  if (!disclosure) return 0;
  return closingLineIds
    .filter((line) => line !== 'lenderCreditsCents')
    .reduce((sum, line) => sum + disclosure[line], 0);
}

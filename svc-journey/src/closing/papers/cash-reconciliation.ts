import {
  closingLineIds,
  type CashReconciliation,
  type CashToClose,
  type ClosingDisclosure,
  type PurchaseTerms,
} from '@hearthway/contracts/journey';

export interface CashPapers {
  readonly terms: Pick<PurchaseTerms, 'priceCents' | 'earnestMoneyCents' | 'optionFeeCents' | 'financing'>;
  readonly disclosure: ClosingDisclosure | null;
  readonly cash: CashToClose;
  /** `null` until it is known. */
  readonly appraisedCents: number | null;
}

/** The way from the price to the money to bring, to the cent. With a loan, `null` until the Closing Disclosure is known. */
export function reconcileCash({ terms, disclosure, cash, appraisedCents }: CashPapers): CashReconciliation | null {
  const paysCash = terms.financing === 'cash';
  const loan = paysCash ? null : disclosure;
  if (!paysCash && !loan) return null;
  const earnestMoneyCents = cash.earnestMoneyCents ?? terms.earnestMoneyCents;
  const creditedFeeCents = cash.optionFeeCents ?? terms.optionFeeCents;
  const rows = [
    { key: 'price', name: 'Price', cents: terms.priceCents },
    { key: 'loan', name: 'Your loan', cents: -(loan?.loanCents ?? 0) },
    { key: 'costs', name: 'Closing costs', cents: loan ? costsOf(loan) : cash.statementCostsCents },
    { key: 'broker', name: 'Your agent’s fee', cents: cash.brokerFeeCents },
    { key: 'lender-credits', name: 'Lender credits', cents: -(loan?.lenderCreditsCents ?? 0) },
    { key: 'paid-before', name: 'Costs you paid before', cents: -cash.paidBeforeCents },
    { key: 'earnest-money', name: 'Earnest money', cents: -earnestMoneyCents },
    { key: 'option-fee', name: 'Option fee, credited', cents: -creditedFeeCents },
    { key: 'seller-credit', name: 'Seller credit', cents: -cash.sellerCreditCents },
    { key: 'gifts', name: 'Gifts and grants', cents: -cash.giftCents },
    { key: 'other-credits', name: 'Tax shares and other credits', cents: -cash.otherCreditsCents },
  ].filter(isSomething);
  const expectedCents = totalOf(rows);
  // A fee that isn't credited was paid all the same.
  const outOfPocket = [
    { key: 'table', name: expectedCents < 0 ? 'Back to you at the table' : 'Due at the table', cents: expectedCents },
    { key: 'earnest-money', name: 'Earnest money', cents: earnestMoneyCents },
    { key: 'option-fee', name: 'Option fee', cents: Math.max(terms.optionFeeCents, creditedFeeCents) },
    { key: 'paid-before', name: 'Costs you paid before', cents: cash.paidBeforeCents },
  ].filter(isSomething);
  const { saidCents } = cash;
  return {
    rows,
    expectedCents,
    saidCents,
    differenceCents: saidCents === null ? null : saidCents - expectedCents,
    outOfPocket,
    outOfPocketCents: totalOf(outOfPocket),
    gapCents: appraisedCents === null ? 0 : Math.max(0, terms.priceCents - appraisedCents),
  };
}

type Row = CashReconciliation['rows'][number];

const isSomething = ({ cents }: Row): boolean => cents !== 0;

const totalOf = (rows: readonly Row[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

const costsOf = (disclosure: ClosingDisclosure): number =>
  closingLineIds.filter((line) => line !== 'lenderCreditsCents').reduce((sum, line) => sum + disclosure[line], 0);

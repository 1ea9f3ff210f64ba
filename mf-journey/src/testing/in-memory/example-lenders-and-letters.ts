import { exampleLenderQuote, exampleLoanEstimate } from '@hearthway/contracts/examples';
import {
  listLenderQuotes,
  listLoanEstimates,
  type LenderQuote,
  type LoanEstimate,
  type PreApprovalLetter,
} from '@hearthway/contracts/journey';
import { dayOf, daysAfter } from '../../features/local-time/index.js';

/** Quotes, letters, and Loan Estimates that show what Get Pre-Approved has to say, as of today. */
export function exampleLendersAndLetters() {
  const today = dayOf(new Date());
  const letters: PreApprovalLetter[] = [
    {
      id: 'letter-1',
      version: 1,
      lender: 'Harbor Credit Union',
      amountCents: 34_000_000,
      borrowers: 2,
      issuedOn: daysAfter(today, -20),
      expiresOn: daysAfter(today, 68),
    },
    {
      id: 'letter-2',
      version: 1,
      lender: 'Bluebonnet Bank',
      amountCents: 36_000_000,
      borrowers: 1,
      issuedOn: daysAfter(today, -80),
      expiresOn: daysAfter(today, 9),
    },
  ];
  const quotes: LenderQuote[] = [
    { id: 'quote-1', version: 1, ...exampleLenderQuote, lockExpiresOn: daysAfter(today, 5) },
    { ...exampleLenderQuote, id: 'quote-2', version: 1, lender: 'Bluebonnet Bank', status: 'denied', nmlsId: '' },
  ];
  const estimates: LoanEstimate[] = [
    { id: 'estimate-1', version: 1, ...exampleLoanEstimate, lockedUntil: daysAfter(today, 30) },
    {
      ...exampleLoanEstimate,
      id: 'estimate-2',
      version: 1,
      lender: 'Bluebonnet Bank',
      rateMillionths: 63_750,
      originationCents: 145_000,
      lenderCreditsCents: 100_000,
      prepaidsCents: 90_000,
      lockedUntil: null,
    },
    { ...exampleLoanEstimate, id: 'estimate-3', version: 1, lender: 'Pecan Home Loans', pointsCents: 150_000 },
  ];
  return {
    lendersAndLetters: { letters },
    records: { [listLenderQuotes.path]: quotes, [listLoanEstimates.path]: estimates },
  };
}

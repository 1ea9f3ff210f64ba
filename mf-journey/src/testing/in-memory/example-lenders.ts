import type { LenderEstimate, LenderMatch } from '@hearthway/contracts/journey';

const [ratio, score, down] = [
  { factor: 'debtToIncome', maximum: 16 },
  { factor: 'creditScore', maximum: 14 },
  { factor: 'downPayment', maximum: 10 },
] as const;

const estimateOf = (given: Partial<LenderEstimate> = {}): LenderEstimate => ({
  program: 'conventional',
  rate: { rateBasisPoints: 625, source: null, asOf: null },
  priceCents: 35_000_000,
  downPaymentCents: 4_200_000,
  paymentCents: 274_113,
  cash: { lowCents: 4_890_000, expectedCents: 5_243_000, highCents: 5_611_000 },
  ...given,
});

/** Best first: three matches and a near miss. */
export const exampleLenderMatches: readonly LenderMatch[] = [
  {
    id: '00000000-0000-4000-8000-00000000a001',
    status: 'matched',
    matchScore: 90,
    lender: {
      name: 'Wandering Armadillo Home Loans',
      description: 'Texas only, unhurried, and at home in every county. Loans: Conventional, FHA.',
      minCreditScore: 620,
      maxDebtToIncomeRatio: 45,
      minDownPaymentPercent: 5,
      website: '',
      fictional: true,
    },
    estimate: estimateOf(),
    reasons: [
      {
        ...ratio,
        met: true,
        points: 16,
        text: 'Your debt-to-income ratio is 34%, below this lender’s 45% maximum.',
      },
      {
        ...score,
        met: true,
        points: 7,
        text: 'Your credit score range counts as 660, above this lender’s minimum of 620.',
      },
      {
        ...down,
        met: true,
        points: 7,
        text: 'Your down payment is 12% of the price, above this lender’s 5% minimum.',
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-00000000a002',
    status: 'matched',
    matchScore: 86,
    lender: {
      name: 'The Purple Kettle Loan Company',
      description:
        'Every loan explained line by line, with one contact from start to finish. Loans: Conventional, FHA.',
      minCreditScore: 640,
      maxDebtToIncomeRatio: 43,
      minDownPaymentPercent: 3.5,
      website: '',
      fictional: true,
    },
    estimate: estimateOf({
      rate: { rateBasisPoints: 612, source: 'Rate sheet', asOf: '2026-11-19' },
      paymentCents: 270_555,
    }),
    reasons: [
      {
        ...ratio,
        met: true,
        points: 14.1,
        text: 'Your debt-to-income ratio is 34%, below this lender’s 43% maximum.',
      },
      {
        ...score,
        met: true,
        points: 3.5,
        text: 'Your credit score range counts as 660, above this lender’s minimum of 640.',
      },
      {
        ...down,
        met: true,
        points: 8.5,
        text: 'Your down payment is 12% of the price, above this lender’s 3.5% minimum.',
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-00000000a003',
    status: 'matched',
    matchScore: 76,
    lender: {
      name: 'Paper Lighthouse Mortgage',
      description:
        'Low down payments, decided by people, not a form. Lends only to first-time buyers. Loans: Conventional.',
      minCreditScore: 660,
      maxDebtToIncomeRatio: 40,
      minDownPaymentPercent: 5,
      website: '',
      fictional: true,
    },
    estimate: estimateOf(),
    reasons: [
      {
        ...ratio,
        met: true,
        points: 9.3,
        text: 'Your debt-to-income ratio is 34%, below this lender’s 40% maximum.',
      },
      {
        ...score,
        met: true,
        points: 0,
        text: 'Your credit score range counts as 660, right at this lender’s minimum.',
      },
      {
        ...down,
        met: true,
        points: 7,
        text: 'Your down payment is 12% of the price, above this lender’s 5% minimum.',
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-00000000a004',
    status: 'matched',
    matchScore: 30,
    lender: {
      name: 'Seven Polite Owls Lending',
      description: 'Careful review; asks for each document once. Loans: Conventional.',
      minCreditScore: 680,
      maxDebtToIncomeRatio: 45,
      minDownPaymentPercent: 5,
      website: '',
      fictional: true,
    },
    estimate: estimateOf(),
    reasons: [
      {
        ...ratio,
        met: true,
        points: 0,
        maximum: 0,
        text: 'Your debt-to-income ratio is 34%, below this lender’s 45% maximum.',
      },
      {
        ...score,
        met: false,
        points: 30,
        maximum: 59,
        text: 'Your credit score range counts as 660, below this lender’s minimum of 680. A score of 680 would meet it.',
      },
      {
        ...down,
        met: true,
        points: 0,
        maximum: 0,
        text: 'Your down payment is 12% of the price, above this lender’s 5% minimum.',
      },
    ],
  },
];

import type { LenderMatch } from '@hearthway/contracts/journey';

const [ratio, score, down] = [
  { factor: 'debtToIncome', maximum: 16 },
  { factor: 'creditScore', maximum: 14 },
  { factor: 'downPayment', maximum: 10 },
] as const;

/** As the service would give them, best first: three matches and a near miss. */
export const exampleLenderMatches: readonly LenderMatch[] = [
  {
    id: '00000000-0000-4000-8000-00000000a001',
    status: 'matched',
    matchScore: 90,
    lender: {
      name: 'Wandering Armadillo Home Loans',
      description: 'Texas only, unhurried, and at home in every county of it. Loans: Conventional, FHA.',
      minCreditScore: 620,
      maxDebtToIncomeRatio: 45,
      minDownPaymentPercent: 5,
      website: 'https://wandering-armadillo.example',
    },
    reasons: [
      {
        ...ratio,
        met: true,
        points: 16,
        text: 'Your debt-to-income ratio is 34.2%, 10.8 points under the maximum of 45%.',
      },
      { ...score, met: true, points: 7, text: 'Your credit score band counts as 660, 40 over the minimum of 620.' },
      {
        ...down,
        met: true,
        points: 7,
        text: 'Your down payment is 12% of the price, 7 points over the minimum of 5%.',
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
        'First loans explained line by line, with one person who answers from start to finish. Loans: Conventional, FHA.',
      minCreditScore: 640,
      maxDebtToIncomeRatio: 43,
      minDownPaymentPercent: 3.5,
      website: 'https://purple-kettle.example',
    },
    reasons: [
      {
        ...ratio,
        met: true,
        points: 14.1,
        text: 'Your debt-to-income ratio is 34.2%, 8.8 points under the maximum of 43%.',
      },
      { ...score, met: true, points: 3.5, text: 'Your credit score band counts as 660, 20 over the minimum of 640.' },
      {
        ...down,
        met: true,
        points: 8.5,
        text: 'Your down payment is 12% of the price, 8.5 points over the minimum of 3.5%.',
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-00000000a003',
    status: 'matched',
    matchScore: 76,
    lender: {
      name: 'Paper Lighthouse Mortgage',
      description: 'Low down payments for a first home, decided by people rather than by a form. Loans: Conventional.',
      minCreditScore: 660,
      maxDebtToIncomeRatio: 40,
      minDownPaymentPercent: 5,
      website: 'https://paper-lighthouse.example',
    },
    reasons: [
      {
        ...ratio,
        met: true,
        points: 9.3,
        text: 'Your debt-to-income ratio is 34.2%, 5.8 points under the maximum of 40%.',
      },
      { ...score, met: true, points: 0, text: 'Your credit score band counts as 660, right at the minimum.' },
      {
        ...down,
        met: true,
        points: 7,
        text: 'Your down payment is 12% of the price, 7 points over the minimum of 5%.',
      },
    ],
  },
  {
    id: '00000000-0000-4000-8000-00000000a004',
    status: 'matched',
    matchScore: 30,
    lender: {
      name: 'Seven Polite Owls Lending',
      description: 'Reads every page twice, at night, and asks for each paper once. Loans: Conventional.',
      minCreditScore: 680,
      maxDebtToIncomeRatio: 45,
      minDownPaymentPercent: 5,
      website: 'https://seven-polite-owls.example',
    },
    reasons: [
      {
        ...ratio,
        met: true,
        points: 0,
        maximum: 0,
        text: 'Your debt-to-income ratio is 34.2%, 10.8 points under the maximum of 45%.',
      },
      {
        ...score,
        met: false,
        points: 30,
        maximum: 59,
        text: 'Your credit score band counts as 660, 20 under the minimum of 680. A score of 680 would meet it.',
      },
      {
        ...down,
        met: true,
        points: 0,
        maximum: 0,
        text: 'Your down payment is 12% of the price, 7 points over the minimum of 5%.',
      },
    ],
  },
];

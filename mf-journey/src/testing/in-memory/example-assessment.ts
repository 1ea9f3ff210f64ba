import type { ProfileAssessment } from '@hearthway/contracts/journey';

/** Results for the example profile: $7,500 monthly income, 10% down on $350,000 in Texas. */
export const exampleAssessment: ProfileAssessment = {
  program: 'fha',
  monthlyIncomeCents: 750_000,
  monthlyDebtsCents: 39_500,
  housingPaymentCents: 274_500,
  frontRatioBasisPoints: 3_660,
  backRatioBasisPoints: 4_187,
  guidelines: { frontRatioBasisPoints: 3_100, backRatioBasisPoints: 4_300 },
  readiness: [
    {
      program: 'conventional',
      level: 'nearly',
      checks: [
        {
          text: 'You plan to put 10% down. For first-time buyers, a conventional loan requires at least 3%.',
          met: true,
          policyRowIds: ['down'],
        },
        {
          text: 'Housing and debts would take 42% of your income before taxes. The guideline is 36%.',
          met: false,
          policyRowIds: ['dti'],
        },
        { text: 'We don’t have this year’s loan limits yet.', met: null, policyRowIds: [] },
      ],
    },
    {
      program: 'fha',
      level: 'ready',
      checks: [
        {
          text: 'This program starts at a score of 580; yours is 700 or higher.',
          met: true,
          policyRowIds: ['fha-score'],
        },
      ],
    },
    {
      program: 'va',
      level: 'not_available',
      checks: [
        {
          text: 'VA loans are for people with qualifying service and some surviving spouses.',
          met: false,
          policyRowIds: [],
        },
      ],
    },
    {
      program: 'usda',
      level: 'unknown',
      checks: [{ text: 'The home must be in an eligible rural area.', met: null, policyRowIds: [] }],
    },
  ],
  missingForMatching: [],
  warnings: ['Your estimated payment is about $2,750 a month, about $250 more than you’re comfortable with.'],
  policyRows: [
    {
      id: 'down',
      name: 'Conventional: minimum down payment for first-time buyers',
      value: 300,
      unit: 'basis-points',
      range: null,
      standing: 'authority',
      sourceName: 'Fannie Mae',
      sourceUrl: 'https://singlefamily.fanniemae.com/',
      effectiveFrom: '2025-11-16',
      effectiveTo: null,
      checkedOn: '2026-11-20',
    },
    {
      id: 'dti',
      name: 'Conventional: housing and debts as a share of income',
      value: 3_600,
      unit: 'basis-points',
      range: null,
      standing: 'authority',
      sourceName: 'Fannie Mae',
      sourceUrl: 'https://selling-guide.fanniemae.com/',
      effectiveFrom: '2026-01-01',
      effectiveTo: '2026-12-31',
      checkedOn: '2026-11-20',
    },
    {
      id: 'fha-score',
      name: 'FHA: score for the minimum down payment',
      value: 580,
      unit: 'points',
      range: null,
      standing: 'authority',
      sourceName: 'HUD Handbook 4000.1',
      sourceUrl: 'https://www.hud.gov/',
      effectiveFrom: '2024-01-01',
      effectiveTo: null,
      checkedOn: '2026-11-20',
    },
  ],
};

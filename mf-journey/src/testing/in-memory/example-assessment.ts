import type { ProfileAssessment } from '@hearthway/contracts/journey';

/** Of the example profile: $7,500 a month of income, and what 10% down on $350,000 in Texas may come to. */
export const exampleAssessment: ProfileAssessment = {
  monthlyIncomeCents: 750_000,
  monthlyDebtsCents: 39_500,
  housingPaymentCents: 274_500,
  frontRatioBasisPoints: 3_660,
  backRatioBasisPoints: 4_187,
  readiness: [
    {
      program: 'conventional',
      level: 'nearly',
      checks: [
        { text: 'You plan 10% down. The least is 3% for a first-time buyer.', met: true, policyRowIds: ['down'] },
        {
          text: 'All debts with housing take 41.87% of your income. Most lenders want 36% or less.',
          met: false,
          policyRowIds: ['dti'],
        },
        { text: 'The loan limit of the county is not known.', met: null, policyRowIds: [] },
      ],
    },
    {
      program: 'fha',
      level: 'ready',
      checks: [
        { text: 'Your score is 700 or more. 580 is enough for 3.5% down.', met: true, policyRowIds: ['fha-score'] },
      ],
    },
    {
      program: 'va',
      level: 'not_available',
      checks: [
        { text: 'VA loans are for people who served and their surviving spouses.', met: false, policyRowIds: [] },
      ],
    },
    {
      program: 'usda',
      level: 'unknown',
      checks: [{ text: 'The home has to be in an eligible rural area.', met: null, policyRowIds: [] }],
    },
  ],
  missingForMatching: [],
  warnings: ['The estimated payment of $2,745 is above the $2,500 that you are comfortable with.'],
  policyRows: [
    {
      id: 'down',
      name: 'Least down payment of a first-time buyer, conventional',
      value: 300,
      unit: 'basis-points',
      sourceName: 'Fannie Mae',
      sourceUrl: 'https://singlefamily.fanniemae.com/',
      effectiveFrom: '2025-11-16',
      effectiveTo: null,
    },
    {
      id: 'dti',
      name: 'Debts of income, conventional guide',
      value: 3_600,
      unit: 'basis-points',
      sourceName: 'Fannie Mae',
      sourceUrl: 'https://selling-guide.fanniemae.com/',
      effectiveFrom: '2026-01-01',
      effectiveTo: '2026-12-31',
    },
    {
      id: 'fha-score',
      name: 'Least score for 3.5% down, FHA',
      value: 580,
      unit: 'points',
      sourceName: 'HUD Handbook 4000.1',
      sourceUrl: 'https://www.hud.gov/',
      effectiveFrom: '2024-01-01',
      effectiveTo: null,
    },
  ],
};

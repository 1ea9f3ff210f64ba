import {
  basisPoints,
  cited,
  count,
  dollars,
  generalPractice,
  millionths,
  row,
  secondary,
  type PolicySource,
} from './policy-row.js';

const costGuide = secondary(
  'Mortgage Calculator Quick: closing costs by state',
  'https://mortgagecalculatorquick.com/closing-costs-by-state',
  ['2026-01-01'],
);
const escrowCushion = cited(
  '12 CFR 1024.17(c): escrow accounts, a cushion of two months at most',
  'https://www.ecfr.gov/current/title-12/section-1024.17',
  ['2026-01-01'],
);

const tennessee = cited('Tennessee Code 67-4-409: taxes on deeds and mortgages', 'https://www.tn.gov/revenue.html', [
  '2026-01-01',
]);
const florida = cited(
  'Florida Statutes 201.08 and 199.133: stamp tax on notes and intangible tax',
  'https://floridarevenue.com',
  ['2026-01-01'],
);
const colorado = cited('Colorado Revised Statutes 39-13-102: documentary fee', 'https://tax.colorado.gov', [
  '2026-01-01',
]);
/** In millionths; the tax on the deed may have a range. */
const stateTaxes = <const State extends string>(
  state: State,
  source: PolicySource,
  [ofPrice, ofLoan]: readonly [ofPrice: number, ofLoan: number],
  highest = ofPrice,
) =>
  [
    row(
      `state/${state}/closing/price-tax`,
      `Tax on the deed, share of the price, ${state}`,
      millionths(ofPrice),
      source,
      [ofPrice, highest],
    ),
    row(
      `state/${state}/closing/loan-tax`,
      `Tax on the mortgage, share of the loan, ${state}`,
      millionths(ofLoan),
      source,
      [ofLoan, ofLoan],
    ),
  ] as const;

/** What buyers pay at closing besides the down payment, until a lender’s Loan Estimate says. */
export const closingCostRows = [
  row('closing/origination', 'Lender’s fees, share of the loan', basisPoints(75), costGuide, [50, 100]),
  row('closing/appraisal', 'Appraisal', dollars(550), costGuide, [40_000, 70_000]),
  row('closing/credit-report', 'Credit report', dollars(100), costGuide, [5_000, 15_000]),
  row('closing/flood-certificate', 'Flood certificate', dollars(22), generalPractice, [1_500, 3_000]),
  row('closing/title-search', 'Title search', dollars(300), costGuide, [20_000, 40_000]),
  row('closing/title-and-escrow', 'Title insurance and escrow fee', dollars(1_000), costGuide, [50_000, 150_000]),
  row('closing/recording', 'Recording', dollars(100), costGuide, [5_000, 15_000]),
  row('closing/insurance-months', 'Home insurance paid at closing, months', count(12), generalPractice, [12, 12]),
  row('closing/interest-days', 'Interest to the end of the month, days', count(15), generalPractice, [1, 30]),
  row(
    'closing/escrow-months/tax',
    'Start of the escrow account, months of property tax',
    count(5),
    generalPractice,
    [2, 8],
  ),
  row(
    'closing/escrow-months/insurance',
    'Start of the escrow account, months of insurance',
    count(2),
    escrowCushion,
    [1, 2],
  ),
  row('closing/inspection', 'Inspection, paid before closing', dollars(400), costGuide, [30_000, 50_000]),
  row(
    'closing/highest-share',
    'Most that buyers usually pay at closing, share of the price',
    basisPoints(500),
    costGuide,
    [200, 500],
  ),
  ...stateTaxes('TX', generalPractice, [0, 0]),
  ...stateTaxes('AZ', generalPractice, [0, 0]),
  // The seller usually pays the county's tax.
  ...stateTaxes('NV', generalPractice, [0, 0], 5_100),
  ...stateTaxes('TN', tennessee, [3_700, 1_150]),
  ...stateTaxes('FL', florida, [0, 5_500]),
  ...stateTaxes('CO', colorado, [100, 0]),
] as const;

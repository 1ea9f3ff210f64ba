import {
  basisPoints,
  cited,
  count,
  dollars,
  generalPractice,
  millionths,
  published,
  row,
  secondary,
  type PolicyRow,
  type PolicySource,
} from '@hearthway/contracts/policy';

type Line<Key extends string> = readonly [
  key: Key,
  name: string,
  figure: Parameters<typeof row>[2],
  range?: readonly [low: number, high: number],
];

const rowsFrom = <const Key extends string>(
  source: PolicySource,
  ...lines: readonly Line<Key>[]
): readonly PolicyRow<Key>[] => lines.map(([key, name, figure, range]) => row(key, name, figure, source, range));

const inForce = ['2026-01-01'] as const;
/** When these were compared with the pages that they name, or with a copy of the same text. */
const read = (source: PolicySource): PolicySource => ({ ...source, checkedOn: '2026-11-29' });

const regulationZ = (section: string, about: string, standing = cited) =>
  standing(
    `Consumer Financial Protection Bureau, Regulation Z, 12 CFR ${section}: ${about}`,
    `https://www.ecfr.gov/current/title-12/section-${section}`,
    inForce,
  );
const regulationB = (section: string, about: string, standing = cited) =>
  standing(
    `Consumer Financial Protection Bureau, Regulation B, 12 CFR ${section}: ${about}`,
    `https://www.ecfr.gov/current/title-12/section-${section}`,
    inForce,
  );

/** What lenders have to send, answer, and refund, and their deadlines. */
const lenderRows = [
  ...rowsFrom(
    regulationZ('1026.19', 'disclosures of a mortgage'),
    ['deadline/federal/loan-estimate', 'Business days until the Loan Estimate is sent', count(3)],
    ['deadline/federal/loan-estimate-wait', 'Business days from the Loan Estimate to closing', count(7)],
    ['deadline/federal/intent-to-proceed', 'Business days in which a Loan Estimate holds', count(10)],
    ['deadline/federal/revised-estimate', 'Business days from a revised Loan Estimate to closing', count(4)],
    ['closing/fee-increase', 'How much the ten-percent bucket of fees may rise', basisPoints(1_000)],
    ['closing/cure-days', 'Days after closing in which a lender refunds fees above the limit', count(60)],
  ),
  ...rowsFrom(
    read(regulationZ('1026.22', 'the annual percentage rate', published)),
    ['closing/apr-change', 'Change of the APR that starts a new wait', millionths(1_250)],
    ['closing/apr-change-irregular', 'Change of the APR that starts a new wait, irregular payments', millionths(2_500)],
  ),
  ...rowsFrom(
    regulationB('1002.9', 'notice of a lender’s decision'),
    ['deadline/federal/credit-decision', 'Days in which a lender answers a complete application', count(30)],
    ['denial/reasons', 'After a no: days in which the lender has to say so in writing', count(30)],
    ['denial/ask', 'After a no: days in which you can ask for the reasons', count(60)],
  ),
  ...rowsFrom(read(regulationB('1002.14', 'copies of appraisals', published)), [
    'deadline/federal/appraisal-copy',
    'Business days to read the appraisal before closing',
    count(3),
  ]),
  ...rowsFrom(
    read(
      published(
        'Fair Credit Reporting Act, 15 U.S.C. 1681j(b): free report after a lender says no',
        'https://www.law.cornell.edu/uscode/text/15/1681j',
        inForce,
      ),
    ),
    ['denial/credit-report', 'After a no: days in which the credit report is free', count(60)],
  ),
  ...rowsFrom(
    cited(
      'Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902',
      'https://www.law.cornell.edu/uscode/text/12/4902',
      inForce,
    ),
    [
      'closing/insurance-request',
      'Share of the value at which you may ask to end private mortgage insurance',
      basisPoints(8_000),
    ],
    [
      'closing/insurance-end',
      'Share of the value at which private mortgage insurance ends on its own',
      basisPoints(7_800),
    ],
  ),
  ...rowsFrom(
    cited(
      'HUD Mortgagee Letter 2013-04: how long annual premiums are charged',
      'https://www.hud.gov/sites/documents/13-04ml.pdf',
      inForce,
    ),
    ['fha/premium-end-years', 'FHA: years of monthly insurance, if the loan starts low', count(11)],
    ['fha/premium-end-share', 'FHA: share of the value up to which a loan starts low', basisPoints(9_000)],
  ),
  ...rowsFrom(
    published(
      'Consumer Financial Protection Bureau, Regulation X, appendix MS-2: notice of servicing transfer',
      'https://www.law.cornell.edu/cfr/text/12/appendix-MS-2_to_part_1024',
      inForce,
    ),
    [
      'closing/servicer-days',
      'Days after a change of servicer in which a payment to the old one isn’t late',
      count(60),
    ],
  ),
  ...rowsFrom(
    cited(
      'Fannie Mae, Freddie Mac, and HUD (Mortgagee Letter 2024-07): reconsideration of value',
      'https://docmagic.com/node/13921',
      inForce,
    ),
    ['appraisal/request/count', 'Requests to reconsider a value, for each appraisal', count(1)],
    ['appraisal/request/comparables', 'Sales in a request to reconsider a value', count(5)],
  ),
  ...rowsFrom(
    read(
      published(
        'Fannie Mae Selling Guide B3-4.2-02, depository accounts: large deposits',
        'https://selling-guide.fanniemae.com/sel/b3-4.2-02/depository-accounts',
        inForce,
      ),
    ),
    ['deposit/large', 'Large deposit: share of monthly income from which lenders ask', basisPoints(5_000)],
  ),
] as const;

/** The maximum seller contribution to a buyer’s costs, as a share of the price or the value, whichever is lower. */
const sellerCreditRows = [
  ...rowsFrom(
    cited(
      'Fannie Mae Selling Guide B3-4.1-02, interested party contributions',
      'https://selling-guide.fanniemae.com/sel/b3-4.1-02/interested-party-contributions-ipcs',
      inForce,
    ),
    ['conventional/seller-credit/below-10', 'Conventional: seller credit, under 10% down', basisPoints(300)],
    ['conventional/seller-credit/from-10', 'Conventional: seller credit, 10% to 25% down', basisPoints(600)],
    ['conventional/seller-credit/from-25', 'Conventional: seller credit, 25% down or more', basisPoints(900)],
    ['conventional/seller-credit/investment', 'Conventional: seller credit, investment home', basisPoints(200)],
  ),
  ...rowsFrom(
    cited(
      'HUD Handbook 4000.1, II.A.4.d.iii, interested party contributions',
      'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
      inForce,
    ),
    ['fha/seller-credit', 'FHA: seller credit', basisPoints(600)],
  ),
  ...rowsFrom(
    cited('VA Pamphlet 26-7, chapter 8: seller concessions', 'https://www.benefits.va.gov/warms/pam26_7.asp', inForce),
    ['va/seller-credit', 'VA: seller credit beyond the usual closing costs', basisPoints(400)],
  ),
] as const;

const usualRows = rowsFrom(
  generalPractice,
  ['closing/first-payment-months', 'First payment: months from the month of signing', count(2), [1, 2]],
  ['closing/servicer-check', 'Days after the keys to check who collects the payments', count(45), [15, 90]],
  ['closing/upkeep', 'Upkeep in a year, as a share of the price', basisPoints(100), [50, 400]],
  ['paper/age/pay_stub', 'Pay stub: how long lenders take it, days', count(30), [30, 120]],
  ['paper/age/bank_statement', 'Bank statement: how long lenders take it, days', count(60), [60, 120]],
  ['paper/age/proof_of_funds', 'Proof of funds: how long sellers take it, days', count(30), [30, 60]],
  ['rate-lock/extension-day', 'Longer rate lock: share of the loan per day', basisPoints(2), [1, 4]],
  ['inspection/cost/wood_insects', 'Termite inspection', dollars(100), [7_500, 15_000]],
  ['inspection/cost/roof', 'Roof inspection', dollars(250), [15_000, 40_000]],
  ['inspection/cost/sewer', 'Sewer camera', dollars(250), [15_000, 40_000]],
  ['inspection/cost/hvac', 'Heating and cooling inspection', dollars(200), [10_000, 35_000]],
  ['inspection/cost/pool', 'Pool inspection', dollars(200), [12_500, 35_000]],
  ['inspection/cost/septic', 'Septic inspection', dollars(450), [30_000, 70_000]],
  ['inspection/cost/well', 'Well inspection', dollars(350), [20_000, 55_000]],
  ['inspection/cost/foundation', 'Structural engineer', dollars(550), [35_000, 90_000]],
  ['inspection/cost/stucco', 'Stucco moisture test', dollars(600), [30_000, 120_000]],
  ['inspection/cost/radon', 'Radon test', dollars(175), [12_500, 25_000]],
  ['inspection/cost/four_point', 'Four-point report', dollars(125), [7_500, 20_000]],
  ['inspection/cost/wind', 'Wind mitigation report', dollars(125), [7_500, 20_000]],
  ['inspection/cost/mold', 'Mold test', dollars(400), [25_000, 70_000]],
  ['inspection/cost/lead_paint', 'Lead-paint test', dollars(400), [25_000, 70_000]],
  ['inspection/sewer/built-before', 'Sewer camera for homes built before', count(1980), [1970, 1990]],
  ['inspection/four-point/age', 'Age from which insurers ask for a four-point report', count(30), [20, 40]],
);

const tidewaterRows = rowsFrom(
  read(
    secondary(
      'Appraisal Buzz: the Tidewater initiative (VA Circulars 26-03-11 and 26-17-18)',
      'https://appraisalbuzz.com/tidewater-initiative-what-va-appraisers-need-to-know-2/',
      inForce,
    ),
  ),
  ['va/tidewater-days', 'VA: business days to send sales before a low value', count(2), [2, 2]],
);

/** Dated figures that no calculation needs; our guide's texts quote them. */
export const guideRows = [...lenderRows, ...sellerCreditRows, ...usualRows, ...tidewaterRows] as const;

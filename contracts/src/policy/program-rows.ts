import { conventionalDownPaymentRows, eligibilityMatrix } from './conventional-down-payment.js';
import { basisPoints, cited, count, dollars, generalPractice, points, published, row } from './policy-row.js';

const fromFannieMae = (title: string, page: string) =>
  cited(`Fannie Mae Selling Guide: ${title}`, `https://selling-guide.fanniemae.com/${page}`, ['2026-01-01']);

const conventionalRatios = published(
  'Fannie Mae Selling Guide B3-6-02: debt-to-income ratios',
  'https://selling-guide.fanniemae.com/1032992131',
  ['2026-01-01'],
);
const shortDebts = fromFannieMae('B3-6-05, monthly debt obligations', 'sel/b3-6-05/monthly-debt-obligations');

const fromHandbook = (section: string) =>
  cited(
    `HUD Handbook 4000.1, ${section}`,
    'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
    ['2026-01-01'],
  );
const fhaScores = fromHandbook('II.A.1.b and II.A.2.b');
const fhaRatios = fromHandbook('II.A.5.d.viii');
const vaRatio = cited(
  '38 CFR 36.4340(c): underwriting standards for VA loans',
  'https://www.ecfr.gov/current/title-38/section-36.4340',
  ['2026-01-01'],
);
const vaEntitlement = cited(
  '38 U.S.C. 3703: VA loans without a down payment',
  'https://www.law.cornell.edu/uscode/text/38/3703',
  ['2026-01-01'],
);
const vaFundingFee = published('38 U.S.C. 3729(b)(2): loan fees', 'https://www.law.cornell.edu/uscode/text/38/3729', [
  '2026-01-01',
  '2031-11-29',
]);

const usdaRatios = cited(
  '7 CFR 3555.151(h): repayment ability',
  'https://www.ecfr.gov/current/title-7/section-3555.151',
  ['2019-07-26'],
);
const usdaLoans = cited(
  '7 CFR 3555: guaranteed rural housing loans',
  'https://www.ecfr.gov/current/title-7/part-3555',
  ['2026-01-01'],
);

const usdaIncomeLimits = cited(
  'USDA income limits for 2026, 7 CFR 3555.151, as listed by Neighbors Bank',
  'https://www.neighborsbank.com/usda-loans/income-limits',
  ['2026-01-01'],
  // Limits change each summer.
  230,
);

const conventionalRows = [
  ...conventionalDownPaymentRows,
  row(
    'conventional/down-payment/second-home',
    'Conventional: minimum down payment for a second home',
    basisPoints(1_000),
    eligibilityMatrix,
  ),
  row(
    'conventional/down-payment/investment',
    'Conventional: minimum down payment for an investment home',
    basisPoints(1_500),
    eligibilityMatrix,
  ),
  row(
    'conventional/down-payment/investment-units',
    'Conventional: minimum down payment for an investment home of two to four units',
    basisPoints(2_500),
    eligibilityMatrix,
  ),
  // Fannie Mae itself has had no minimum since November 2025.
  row('conventional/score', 'Conventional: score many lenders look for', points(620), generalPractice, [300, 620]),
  row(
    'conventional/ratio/back',
    'Conventional: housing and debts as a share of income, manual underwriting',
    basisPoints(4_500),
    conventionalRatios,
  ),
  row(
    'conventional/ratio/ceiling/back',
    'Conventional: housing and debts as a share of income, automated underwriting',
    basisPoints(5_000),
    conventionalRatios,
  ),
  row(
    'conventional/short-debt-payments',
    'Conventional: maximum remaining payments to exclude a debt',
    count(10),
    shortDebts,
  ),
] as const;

const fhaRows = [
  row('fha/down-payment/standard', 'FHA: minimum down payment', basisPoints(350), fhaScores),
  row('fha/down-payment/low-score', 'FHA: minimum down payment with a low score', basisPoints(1_000), fhaScores),
  row('fha/score/standard', 'FHA: score for the minimum down payment', points(580), fhaScores),
  row('fha/score/low', 'FHA: minimum score', points(500), fhaScores),
  row('fha/ratio/front', 'FHA: housing as a share of income, manual underwriting', basisPoints(3_100), fhaRatios),
  row(
    'fha/ratio/back',
    'FHA: housing and debts as a share of income, manual underwriting',
    basisPoints(4_300),
    fhaRatios,
  ),
  row(
    'fha/ratio/ceiling/front',
    'FHA: housing as a share of income, manual underwriting with two compensating factors',
    basisPoints(4_000),
    fhaRatios,
  ),
  row(
    'fha/ratio/ceiling/back',
    'FHA: housing and debts as a share of income, manual underwriting with two compensating factors',
    basisPoints(5_000),
    fhaRatios,
  ),
] as const;

const vaRows = [
  row('va/down-payment/standard', 'VA: minimum down payment with full entitlement', basisPoints(0), vaEntitlement),
  row('va/score', 'VA: score many lenders look for', points(620), generalPractice, [580, 620]),
  row('va/ratio/back', 'VA: housing and debts as a share of income', basisPoints(4_100), vaRatio),
  row('va/ratio/ceiling/back', 'VA: housing and debts as a share of income', basisPoints(4_100), vaRatio),
  row('va/funding-fee/first/below-5', 'VA funding fee, first use, under 5% down', basisPoints(215), vaFundingFee),
  row('va/funding-fee/first/from-5', 'VA funding fee, first use, 5% to 10% down', basisPoints(150), vaFundingFee),
  row('va/funding-fee/first/from-10', 'VA funding fee, first use, 10% down or more', basisPoints(125), vaFundingFee),
  row('va/funding-fee/later/below-5', 'VA funding fee, subsequent use, under 5% down', basisPoints(330), vaFundingFee),
  row('va/funding-fee/later/from-5', 'VA funding fee, subsequent use, 5% to 10% down', basisPoints(150), vaFundingFee),
  row(
    'va/funding-fee/later/from-10',
    'VA funding fee, subsequent use, 10% down or more',
    basisPoints(125),
    vaFundingFee,
  ),
] as const;

const usdaRows = [
  row('usda/down-payment/standard', 'USDA: minimum down payment', basisPoints(0), usdaLoans),
  // The agency sets no minimum; this one is for its automated approval.
  row('usda/score', 'USDA: score for automated approval', points(640), generalPractice, [300, 640]),
  row('usda/ratio/front', 'USDA: housing as a share of income', basisPoints(2_900), usdaRatios),
  row('usda/ratio/back', 'USDA: housing and debts as a share of income', basisPoints(4_100), usdaRatios),
  row('usda/ratio/ceiling/front', 'USDA: housing as a share of income', basisPoints(2_900), usdaRatios),
  row('usda/ratio/ceiling/back', 'USDA: housing and debts as a share of income', basisPoints(4_100), usdaRatios),
  row(
    'usda/income-limit/four',
    'USDA: lowest household income limit of any area, up to four people',
    dollars(119_850),
    usdaIncomeLimits,
  ),
  row(
    'usda/income-limit/eight',
    'USDA: lowest household income limit of any area, five to eight people',
    dollars(158_250),
    usdaIncomeLimits,
  ),
  row(
    'usda/income-limit/further-person',
    'USDA: further income for each person beyond eight, share of the limit up to four',
    basisPoints(800),
    usdaIncomeLimits,
  ),
] as const;

const jumboRows = [
  row('jumbo/down-payment/standard', 'Jumbo: down payment', basisPoints(2_000), generalPractice, [1_000, 2_000]),
  row('jumbo/score', 'Jumbo: score many lenders look for', points(700), generalPractice, [680, 720]),
  row(
    'jumbo/ratio/ceiling/back',
    'Jumbo: housing and debts as a share of income',
    basisPoints(4_300),
    generalPractice,
    [3_600, 4_500],
  ),
] as const;

export const programRows = [...conventionalRows, ...fhaRows, ...vaRows, ...usdaRows, ...jumboRows] as const;

import {
  conventionalDownPaymentRows,
  basisPoints,
  count,
  dollars,
  generalPractice,
  points,
  published,
  row,
} from '@hearthway/contracts/policy';

const conventionalRatios = published(
  'The Lenders Network: debt-to-income ratios',
  'https://thelendersnetwork.com/debt-to-income-ratio-mortgage/',
  ['2026-01-01'],
);
const fhaGuide = published(
  'Texas Mortgage Lenders: qualifying for an FHA loan',
  'https://texas-mortgage-lenders.com/Question/much-mortgage-qualify-using-fha-loan/',
  ['2026-01-01'],
);
const vaRatio = published(
  'Lendia: residual income for VA loans',
  'https://lendia.com/steps-guide/types-of-home-loans/va-loans/what-are-the-va-residual-income-requirements',
  ['2026-01-01'],
);
const vaFundingFee = published(
  'The Veterans Mortgage: VA tools, based on the statute',
  'https://theveteransmortgage.com/va-tools/',
  ['2026-01-01', '2031-11-29'],
);
const usdaRatios = published(
  'Real Easy Credit: qualifying ratios',
  'https://realeasycredit.com/2019/07/26/fha-qualifying-ratios/',
  ['2019-07-26'],
);

const usdaIncomeLimits = published(
  'Neighbors Bank: USDA income limits for 2026',
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
    generalPractice,
  ),
  row(
    'conventional/down-payment/investment',
    'Conventional: minimum down payment for an investment home',
    basisPoints(1_500),
    generalPractice,
  ),
  row('conventional/score', 'Conventional: score many lenders look for', points(620), generalPractice),
  row(
    'conventional/ratio/back',
    'Conventional: housing and debts as a share of income, manual underwriting',
    basisPoints(4_500),
    conventionalRatios,
  ),
  row(
    'conventional/short-debt-payments',
    'Conventional: most payments left for a debt to be left out',
    count(10),
    generalPractice,
  ),
] as const;

const fhaRows = [
  row('fha/down-payment/standard', 'FHA: minimum down payment', basisPoints(350), fhaGuide),
  row('fha/down-payment/low-score', 'FHA: minimum down payment with a low score', basisPoints(1_000), fhaGuide),
  row('fha/score/standard', 'FHA: score for the minimum down payment', points(580), fhaGuide),
  row('fha/score/low', 'FHA: minimum score', points(500), fhaGuide),
  row('fha/ratio/front', 'FHA: housing as a share of income, manual underwriting', basisPoints(3_100), fhaGuide),
  row(
    'fha/ratio/back',
    'FHA: housing and debts as a share of income, manual underwriting',
    basisPoints(4_300),
    fhaGuide,
  ),
] as const;

const vaRows = [
  row('va/down-payment/standard', 'VA: minimum down payment with full entitlement', basisPoints(0), generalPractice),
  row('va/score', 'VA: score many lenders look for', points(620), generalPractice),
  row('va/ratio/back', 'VA: housing and debts as a share of income', basisPoints(4_100), vaRatio),
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
  row('usda/down-payment/standard', 'USDA: minimum down payment', basisPoints(0), generalPractice),
  row('usda/score', 'USDA: score for automated approval', points(640), generalPractice),
  row('usda/ratio/front', 'USDA: housing as a share of income', basisPoints(2_900), usdaRatios),
  row('usda/ratio/back', 'USDA: housing and debts as a share of income', basisPoints(4_100), usdaRatios),
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

export const programRows = [...conventionalRows, ...fhaRows, ...vaRows, ...usdaRows] as const;

import { basisPoints, dollars, published, row } from './policy-row.js';

const rateCard = published(
  'Expert Mortgage: mortgage calculator (one lender’s rate card, of no known day)',
  'https://expertmortgage.biz/mortgage-calculator/',
  ['2026-01-01'],
  180,
);
const fhaPremiums = published(
  'Archome, after HUD Mortgagee Letter 2023-05',
  'https://wholesale.archomellc.com/news/wholesale-alert-new-fha-annual-mortgage-insurance-premiums-3-20-23',
  ['2023-03-20'],
);
const usdaFees = published(
  'Rocket Mortgage: USDA guarantee fee, of fiscal year 2024; later years to be confirmed',
  'https://rocketmortgage.com/learn/usda-guarantee-fee',
  ['2023-10-01'],
  // Fees are set anew each October.
  315,
);

/** Private mortgage insurance, of the loan a year: loan-to-value above the first number, up to the second, in percent. */
const pmi = <const Bracket extends string, const Tier extends number>(bracket: Bracket, tier: Tier, value: number) =>
  row(
    `conventional/insurance/${bracket}/${tier}`,
    `Mortgage insurance a year, loan of ${bracket.replace('-', '% to ')}% of the price, score from ${tier}`,
    basisPoints(value),
    rateCard,
  );

const conventionalRows = [
  pmi('80-85', 760, 23),
  pmi('80-85', 720, 27),
  pmi('80-85', 680, 33),
  pmi('80-85', 620, 39),
  pmi('85-90', 760, 39),
  pmi('85-90', 720, 44),
  pmi('85-90', 680, 57),
  pmi('85-90', 620, 71),
  pmi('90-95', 760, 54),
  pmi('90-95', 720, 62),
  pmi('90-95', 680, 89),
  pmi('90-95', 620, 115),
  pmi('95-97', 760, 105),
  pmi('95-97', 720, 110),
  pmi('95-97', 680, 131),
] as const;

const fhaRows = [
  row('fha/upfront-premium', 'FHA: upfront insurance premium, of the loan', basisPoints(175), fhaPremiums),
  row('fha/premium/large-loan', 'FHA: largest loan with the lower premiums', dollars(726_200), fhaPremiums),
  row(
    'fha/premium/standard/up-to-90',
    'FHA: premium a year, loan up to 90% of the price',
    basisPoints(50),
    fhaPremiums,
  ),
  row('fha/premium/standard/up-to-95', 'FHA: premium a year, loan of 90% to 95%', basisPoints(50), fhaPremiums),
  row('fha/premium/standard/above-95', 'FHA: premium a year, loan above 95%', basisPoints(55), fhaPremiums),
  row('fha/premium/large/up-to-90', 'FHA: premium a year, large loan up to 90%', basisPoints(70), fhaPremiums),
  row('fha/premium/large/up-to-95', 'FHA: premium a year, large loan of 90% to 95%', basisPoints(70), fhaPremiums),
  row('fha/premium/large/above-95', 'FHA: premium a year, large loan above 95%', basisPoints(75), fhaPremiums),
] as const;

const usdaRows = [
  row('usda/upfront-fee', 'USDA: upfront guarantee fee, of the loan', basisPoints(100), usdaFees),
  row('usda/annual-fee', 'USDA: fee a year, of the loan', basisPoints(35), usdaFees),
] as const;

export const mortgageInsuranceRows = [...conventionalRows, ...fhaRows, ...usdaRows] as const;

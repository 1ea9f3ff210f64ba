import { basisPoints, dollars, published, row } from '@hearthway/contracts/policy';

const fhaPremiums = published(
  'Archome, based on HUD Mortgagee Letter 2023-05',
  'https://wholesale.archomellc.com/news/wholesale-alert-new-fha-annual-mortgage-insurance-premiums-3-20-23',
  ['2023-03-20'],
);
const usdaFees = published(
  'Rocket Mortgage: USDA guarantee fee for fiscal year 2024; later years not yet confirmed',
  'https://rocketmortgage.com/learn/usda-guarantee-fee',
  ['2023-10-01'],
  // Fees change each October.
  315,
);

const fhaRows = [
  row('fha/upfront-premium', 'FHA: upfront insurance premium, share of the loan', basisPoints(175), fhaPremiums),
  row('fha/premium/large-loan', 'FHA: largest loan with the lower premiums', dollars(726_200), fhaPremiums),
  row(
    'fha/premium/standard/up-to-90',
    'FHA: annual premium, loan up to 90% of the price',
    basisPoints(50),
    fhaPremiums,
  ),
  row('fha/premium/standard/up-to-95', 'FHA: annual premium, loan of 90% to 95%', basisPoints(50), fhaPremiums),
  row('fha/premium/standard/above-95', 'FHA: annual premium, loan above 95%', basisPoints(55), fhaPremiums),
  row('fha/premium/large/up-to-90', 'FHA: annual premium, large loan up to 90%', basisPoints(70), fhaPremiums),
  row('fha/premium/large/up-to-95', 'FHA: annual premium, large loan of 90% to 95%', basisPoints(70), fhaPremiums),
  row('fha/premium/large/above-95', 'FHA: annual premium, large loan above 95%', basisPoints(75), fhaPremiums),
] as const;

const usdaRows = [
  row('usda/upfront-fee', 'USDA: upfront guarantee fee, share of the loan', basisPoints(100), usdaFees),
  row('usda/annual-fee', 'USDA: annual fee, share of the loan', basisPoints(35), usdaFees),
] as const;

/** The insurance premiums of FHA loans and the guarantee fees of USDA loans. */
export const governmentInsuranceRows = [...fhaRows, ...usdaRows] as const;

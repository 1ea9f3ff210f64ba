import { basisPoints, cited, dollars, published, row } from './policy-row.js';

const fhaPremiums = published(
  'HUD Mortgagee Letter 2023-05: annual premiums and the upfront premium',
  'https://www.hud.gov/sites/dfiles/OCHCO/documents/2023-05hsgml.pdf',
  ['2023-03-20'],
);
const usdaFees = cited(
  '7 CFR 3555.107 and the agency’s notice for fiscal year 2024; later years not yet confirmed',
  'https://www.ecfr.gov/current/title-7/section-3555.107',
  ['2023-10-01'],
  // Fees change each October.
  315,
);

/** Premiums for up to 15 years, by the loan’s share of the price. */
const shortTerm = <const Size extends string>(
  size: Size,
  name: string,
  premiums: Readonly<Record<ShortLoanShare, number>>,
) =>
  (Object.entries(premiums) as [ShortLoanShare, number][]).map(([share, premium]) =>
    row(
      `fha/premium/short/${size}/${share}`,
      `FHA: annual premium, up to 15 years, ${name} ${share.replaceAll('-', ' ')}%`,
      basisPoints(premium),
      fhaPremiums,
    ),
  );
type ShortLoanShare = 'up-to-78' | 'up-to-90' | 'above-90';

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
  ...shortTerm('standard', 'loan', { 'up-to-78': 15, 'up-to-90': 15, 'above-90': 40 }),
  ...shortTerm('large', 'large loan', { 'up-to-78': 15, 'up-to-90': 40, 'above-90': 65 }),
] as const;

const usdaRows = [
  row('usda/upfront-fee', 'USDA: upfront guarantee fee, share of the loan', basisPoints(100), usdaFees),
  row('usda/annual-fee', 'USDA: annual fee, share of the loan', basisPoints(35), usdaFees),
] as const;

/** The insurance premiums of FHA loans and the guarantee fees of USDA loans. */
export const governmentInsuranceRows = [...fhaRows, ...usdaRows] as const;

import { basisPoints, cited, published, row } from './policy-row.js';

const fannieMae = published(
  'Fannie Mae: 97% loan-to-value options',
  'https://singlefamily.fanniemae.com/originating-underwriting/mortgage-products/97-loan-value-options',
  ['2026-01-01'],
);

/** Fannie Mae's table of the highest loan-to-value ratios by use and number of units. */
export const eligibilityMatrix = cited(
  'Fannie Mae: Eligibility Matrix',
  'https://singlefamily.fanniemae.com/media/20786/display',
  ['2026-01-01'],
);

/**
 * Minimum down payments of a conventional loan. The one for first-time buyers also holds for others whose income is within the
 * limit, and for both only if they will live in the home and it has one unit that isn't manufactured.
 */
export const conventionalDownPaymentRows = [
  row(
    'conventional/down-payment/first-time',
    'Conventional: minimum down payment for first-time buyers',
    basisPoints(300),
    fannieMae,
  ),
  row(
    'conventional/income-limit',
    'Conventional: income limit for the same minimum without being a first-time buyer, share of the area’s median',
    basisPoints(8_000),
    fannieMae,
  ),
  row('conventional/down-payment/standard', 'Conventional: minimum down payment', basisPoints(500), eligibilityMatrix),
] as const;

import { basisPoints, cited, row } from './policy-row.js';

const guides = {
  conventional: cited(
    'Fannie Mae Selling Guide B3-6-05: monthly debt obligations',
    'https://selling-guide.fanniemae.com/sel/b3-6-05/monthly-debt-obligations',
    ['2026-01-01'],
  ),
  fha: cited(
    'HUD Handbook 4000.1, II.A.4.b.iv',
    'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
    ['2026-01-01'],
  ),
  usda: cited('USDA HB-1-3555, chapter 11', 'https://www.rd.usda.gov/resources/directives/handbooks', ['2026-01-01']),
  va: cited('VA Pamphlet 26-7, chapter 4', 'https://www.benefits.va.gov/WARMS/pam26_7.asp', ['2026-01-01']),
} as const;

/** The share of a deferred student loan's balance that counts as its payment. */
export const studentLoanRows = [
  row(
    'conventional/deferred-student-loan/month',
    'Conventional: deferred student loan, monthly share of the balance',
    basisPoints(100),
    guides.conventional,
  ),
  row(
    'fha/deferred-student-loan/month',
    'FHA: deferred student loan, monthly share of the balance',
    basisPoints(50),
    guides.fha,
  ),
  row(
    'usda/deferred-student-loan/month',
    'USDA: deferred student loan, monthly share of the balance',
    basisPoints(50),
    guides.usda,
  ),
  row(
    'va/deferred-student-loan/year',
    'VA: deferred student loan, annual share of the balance',
    basisPoints(500),
    guides.va,
  ),
] as const;

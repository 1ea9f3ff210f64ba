import { basisPoints, cited, published, row } from './policy-row.js';

const fannieMae = published(
  'Fannie Mae: student loan requirements, questions and answers',
  'https://selling-guide.fanniemae.com/Underwriting-Borrowers/Liability-Assessment/Monthly-Debt-Obligations/Student-Loan-Payments/1980368541/FAQs-Student-Loan-Debt-Requirements.htm',
  ['2022-09-12'],
);
const vaCircular = cited(
  'VA Circular 26-17-02, as described by Cypress Mortgage',
  'https://www.cypressmortgagepro.com/single-post/2017/01/26/vas-new-policy-for-student-loan-debts-and-obligations',
  ['2017-01-23'],
);
const monthlyDebts = cited(
  'Fannie Mae Selling Guide B3-6-05: monthly debt obligations',
  'https://selling-guide.fanniemae.com/sel/b3-6-05/monthly-debt-obligations',
  ['2026-01-01'],
);
const fhaHandbook = cited(
  'HUD Handbook 4000.1, II.A.4.b.iv',
  'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
  ['2026-01-01'],
);
const usdaHandbook = cited('USDA HB-1-3555, chapter 11', 'https://www.rd.usda.gov/resources/directives/handbooks', [
  '2026-01-01',
]);

/** The share of the balance that counts as a student loan's payment while no payments are made. */
const withoutPayment = [
  row(
    'conventional/student-loan-without-payment/month',
    'Conventional: student loan without a payment, monthly share of the balance',
    basisPoints(100),
    monthlyDebts,
  ),
  row(
    'fha/student-loan-without-payment/month',
    'FHA: student loan without a payment, monthly share of the balance',
    basisPoints(50),
    fhaHandbook,
  ),
  row(
    'usda/student-loan-without-payment/month',
    'USDA: student loan without a payment, monthly share of the balance',
    basisPoints(50),
    usdaHandbook,
  ),
  row(
    'va/student-loan-without-payment/year',
    'VA: student loan without a payment, annual share of the balance',
    basisPoints(500),
    vaCircular,
  ),
] as const;

/** The same if a documented plan sets the payment at $0. FHA and USDA count such a loan like any other without a payment. */
const atZero = [
  row(
    'conventional/student-loan-at-zero/month',
    'Conventional: student loan on a documented $0 plan, monthly share of the balance',
    basisPoints(0),
    fannieMae,
  ),
  row(
    'fha/student-loan-at-zero/month',
    'FHA: student loan on a documented $0 plan, monthly share of the balance',
    basisPoints(50),
    fhaHandbook,
  ),
  row(
    'usda/student-loan-at-zero/month',
    'USDA: student loan on a documented $0 plan, monthly share of the balance',
    basisPoints(50),
    usdaHandbook,
  ),
  row(
    'va/student-loan-at-zero/year',
    'VA: student loan on a documented $0 plan, annual share of the balance',
    basisPoints(0),
    vaCircular,
  ),
] as const;

export const studentLoanRows = [...withoutPayment, ...atZero] as const;

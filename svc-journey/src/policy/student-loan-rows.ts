import { basisPoints, generalPractice, row } from '@hearthway/contracts/policy';

/** The share of a deferred student loan's balance that counts as its payment. */
export const studentLoanRows = [
  row(
    'conventional/deferred-student-loan/month',
    'Conventional: deferred student loan, monthly share of the balance',
    basisPoints(100),
    generalPractice,
  ),
  row(
    'fha/deferred-student-loan/month',
    'FHA: deferred student loan, monthly share of the balance',
    basisPoints(50),
    generalPractice,
  ),
  row(
    'usda/deferred-student-loan/month',
    'USDA: deferred student loan, monthly share of the balance',
    basisPoints(50),
    generalPractice,
  ),
  row(
    'va/deferred-student-loan/year',
    'VA: deferred student loan, annual share of the balance',
    basisPoints(500),
    generalPractice,
  ),
] as const;

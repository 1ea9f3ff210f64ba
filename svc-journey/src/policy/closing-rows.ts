import {
  basisPoints,
  cited,
  count,
  dollars,
  generalPractice,
  millionths,
  published,
  row,
} from '@hearthway/contracts/policy';

const inForce = ['2026-01-01'] as const;
const toleranceRule = cited(
  'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.19(e)(3) and (f)(2)(v)',
  'https://www.ecfr.gov/current/title-12/section-1026.19',
  inForce,
);
const aprRule = cited(
  'Consumer Financial Protection Bureau, Regulation Z, 12 CFR 1026.22(a)',
  'https://www.ecfr.gov/current/title-12/section-1026.22',
  inForce,
);
const insuranceRule = cited(
  'Homeowners Protection Act of 1998, 12 U.S.C. 4901 and 4902',
  'https://www.law.cornell.edu/uscode/text/12/4902',
  inForce,
);
const servicingRule = published(
  'Consumer Financial Protection Bureau, Regulation X, appendix MS-2: notice of servicing transfer',
  'https://www.law.cornell.edu/cfr/text/12/appendix-MS-2_to_part_1024',
  inForce,
);

/** The figures of a closing and of what follows it. */
export const closingRows = [
  row('closing/fee-increase', 'How much the ten-percent bucket of fees may rise', basisPoints(1_000), toleranceRule),
  row(
    'closing/cure-days',
    'Days after closing in which a lender refunds fees above the limit',
    count(60),
    toleranceRule,
  ),
  row('closing/apr-change', 'Change of the APR that a new wait begins above', millionths(1_250), aprRule),
  row(
    'closing/apr-change-irregular',
    'Change of the APR that a new wait begins above, irregular payments',
    millionths(2_500),
    aprRule,
  ),
  row(
    'closing/insurance-request',
    'Share of the value at which you may ask to end private mortgage insurance',
    basisPoints(8_000),
    insuranceRule,
  ),
  row(
    'closing/insurance-end',
    'Share of the value at which private mortgage insurance ends on its own',
    basisPoints(7_800),
    insuranceRule,
  ),
  row(
    'closing/servicer-days',
    'Days after a change of servicer in which a payment to the old one isn’t late',
    count(60),
    servicingRule,
  ),
  row('closing/notary', 'Notary who comes to you', dollars(100), generalPractice, [7_500, 20_000]),
  row('closing/upkeep', 'Upkeep in a year, as a share of the price', basisPoints(100), generalPractice, [50, 400]),
] as const;

import { basisPoints, cited, count, generalPractice, row } from '@hearthway/contracts/policy';

const inForce = ['2026-01-01'] as const;
const reasonsRule = cited(
  'Consumer Financial Protection Bureau, Regulation B, 12 CFR 1002.9: notice when a lender says no',
  'https://www.ecfr.gov/current/title-12/section-1002.9',
  inForce,
);
const creditReportRule = cited(
  'Fair Credit Reporting Act, 15 U.S.C. 1681j(b): free report after a lender says no',
  'https://www.law.cornell.edu/uscode/text/15/1681j',
  inForce,
);
const reconsiderationRule = cited(
  'Fannie Mae, Freddie Mac, and HUD (Mortgagee Letter 2024-07): reconsideration of value',
  'https://docmagic.com/node/13921',
  inForce,
);
const depositRule = cited(
  'Fannie Mae Selling Guide B3-4.2-02, depository accounts: large deposits',
  'https://selling-guide.fanniemae.com/sel/b3-4.2-02/depository-accounts',
  inForce,
);
const fhaClause = cited(
  'HUD Handbook 4000.1, II.A.1.a.iii: amendatory clause',
  'https://www.hud.gov/program_offices/administration/hudclips/handbooks/hsgh',
  inForce,
);
const vaClause = cited(
  '38 CFR 36.4303(k): escape clause of VA loans',
  'https://www.ecfr.gov/current/title-38/section-36.4303',
  inForce,
);

/** What underwriters and appraisals go by. */
export const underwritingRows = [
  row('paper/age/pay_stub', 'Pay stub: how long lenders take it, days', count(30), generalPractice, [30, 120]),
  row(
    'paper/age/bank_statement',
    'Bank statement: how long lenders take it, days',
    count(60),
    generalPractice,
    [60, 120],
  ),
  row(
    'deposit/large',
    'Large deposit: share of monthly income from which lenders ask',
    basisPoints(5_000),
    depositRule,
  ),
  row(
    'rate-lock/extension-day',
    'Longer rate lock: share of the loan per day',
    basisPoints(2),
    generalPractice,
    [1, 4],
  ),
  row('denial/reasons', 'After a no: days in which the lender has to say so in writing', count(30), reasonsRule),
  row('denial/ask', 'After a no: days in which you can ask for the reasons', count(60), reasonsRule),
  row('denial/credit-report', 'After a no: days in which the credit report is free', count(60), creditReportRule),
  row('appraisal/request/count', 'Requests to reconsider a value, for each appraisal', count(1), reconsiderationRule),
  row('appraisal/request/comparables', 'Sales in a request to reconsider a value', count(5), reconsiderationRule),
  row('appraisal/clause/fha', 'FHA: clause that lets you leave if the value is below the price', count(1), fhaClause),
  row('appraisal/clause/va', 'VA: clause that lets you leave if the value is below the price', count(1), vaClause),
  row('va/tidewater-days', 'VA: business days to send sales before a low value', count(2), generalPractice, [2, 2]),
] as const;

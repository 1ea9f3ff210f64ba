import { daysLater } from '@hearthway/contracts/journey';
import type { PolicyRow } from '@hearthway/contracts/policy';
import { addBusinessDays, isGeneralBusinessDay, isSpecificBusinessDay } from '../../deadlines/index.js';
import type { PolicyKey, PolicyReader } from '../../policy/index.js';

/** A day that a rule gives. */
export interface RuledDay {
  readonly on: string;
  /** The rule in plain English. */
  readonly rule: string;
  readonly row: PolicyRow;
}

type CountDays = (from: string, policy: PolicyReader) => RuledDay;

/** The last day on which a lender sends the Loan Estimate, by the day of the application. */
export const estimateDueOn = counted(
  'deadline/federal/loan-estimate',
  (appliedOn, days) => addBusinessDays(appliedOn, days, isGeneralBusinessDay),
  (days) =>
    `A lender sends your Loan Estimate within ${days} business days after your application. Days on which its office is closed don’t count.`,
);

/** The earliest closing, by the day on which the first Loan Estimate was sent. */
export const earliestClosingOn = counted(
  'deadline/federal/loan-estimate-wait',
  (sentOn, days) => addBusinessDays(sentOn, days, isSpecificBusinessDay),
  (days) =>
    `You can close on the ${days}th business day after the Loan Estimate was sent, and not before. Every day counts but Sundays and federal holidays.`,
);

/** The last day on which its terms hold, by the day of a Loan Estimate. */
export const intentDueOn = counted(
  'deadline/federal/intent-to-proceed',
  (issuedOn, days) => addBusinessDays(issuedOn, days, isGeneralBusinessDay),
  (days) =>
    `Tell the lender to go ahead within ${days} business days after the Loan Estimate, or it may set new fees. Days on which its office is closed don’t count.`,
);

/** The last day on which a revised Loan Estimate can reach the buyer, by the day of closing. */
export const revisionDueOn = counted(
  'deadline/federal/revised-estimate',
  (closingOn, days) => addBusinessDays(closingOn, -days, isSpecificBusinessDay),
  (days) =>
    `A revised Loan Estimate reaches you at least ${days} business days before you sign. Every day counts but Sundays and federal holidays.`,
);

/** The last day on which the buyer gets the appraisal, by the day of closing. */
export const appraisalCopyDueOn = counted(
  'deadline/federal/appraisal-copy',
  (closingOn, days) => addBusinessDays(closingOn, -days, isGeneralBusinessDay),
  (days) =>
    `Your lender sends you a copy of each appraisal when it is done, and at least ${days} business days before you close. You may agree to less, but never have to ask for it.`,
);

/** The last day on which a lender decides, by the day of the application. */
export const decisionDueOn = counted(
  'deadline/federal/credit-decision',
  daysLater,
  (days) =>
    `Within ${days} days of a complete application, a lender says yes, says no with its reasons, or tells you what is missing.`,
);

function counted(
  key: PolicyKey,
  count: (from: string, days: number) => string,
  ruleOf: (days: number) => string,
): CountDays {
  return (from, policy) => {
    const row = policy.findRow(key);
    if (!row) throw new RangeError(`No rule ${key} is in force on ${policy.date}`);
    return { on: count(from, row.value), rule: ruleOf(row.value), row };
  };
}

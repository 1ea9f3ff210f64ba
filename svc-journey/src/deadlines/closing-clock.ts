import { daysLater } from '@hearthway/contracts/journey';
import { deadlineRowOn, type DeadlineRow } from '../policy/index.js';
import { addBusinessDays, isGeneralBusinessDay, isSpecificBusinessDay } from './business-days.js';

/** A day (YYYY-MM-DD) that a federal rule gives, and the row it comes from. */
export interface RuledDay {
  readonly on: string;
  readonly row: DeadlineRow;
}

/** The last day on which a lender may send the Loan Estimate after an application. */
export function loanEstimateDueOn(appliedOn: string): RuledDay {
  const row = deadlineRowOn(appliedOn, 'federal', 'loan-estimate');
  return { on: addBusinessDays(appliedOn, row.value, isGeneralBusinessDay), row };
}

/** The first day on which the loan may close after the Loan Estimate was sent. */
export function earliestClosingAfterEstimate(sentOn: string): RuledDay {
  const row = deadlineRowOn(sentOn, 'federal', 'loan-estimate-wait');
  return { on: addBusinessDays(sentOn, row.value, isSpecificBusinessDay), row };
}

/** The first day on which the loan may close after the Closing Disclosure was received. */
export function earliestClosingAfterDisclosure(receivedOn: string): RuledDay {
  const row = deadlineRowOn(receivedOn, 'federal', 'closing-disclosure');
  return { on: addBusinessDays(receivedOn, row.value, isSpecificBusinessDay), row };
}

/** The last day on which the Closing Disclosure may be received to close on `closingOn`. */
export function disclosureDueOn(closingOn: string): RuledDay {
  const row = deadlineRowOn(closingOn, 'federal', 'closing-disclosure');
  return { on: addBusinessDays(closingOn, -row.value, isSpecificBusinessDay), row };
}

/** The last day on which a lender is held to its Loan Estimate, if the buyer goes ahead. */
export function intentDueOn(issuedOn: string): RuledDay {
  const row = deadlineRowOn(issuedOn, 'federal', 'intent-to-proceed');
  return { on: addBusinessDays(issuedOn, row.value, isGeneralBusinessDay), row };
}

/** The last day on which a revised Loan Estimate may be received to close on `closingOn`. */
export function revisionDueOn(closingOn: string): RuledDay {
  const row = deadlineRowOn(closingOn, 'federal', 'revised-estimate');
  return { on: addBusinessDays(closingOn, -row.value, isSpecificBusinessDay), row };
}

/** The last day on which a lender has to answer an application. */
export function decisionDueOn(appliedOn: string): RuledDay {
  const row = deadlineRowOn(appliedOn, 'federal', 'credit-decision');
  return { on: daysLater(appliedOn, row.value), row };
}

/** The last day on which the buyer has to get a copy of the appraisal to close on `closingOn`. */
export function appraisalCopyDueOn(closingOn: string): RuledDay {
  const row = deadlineRowOn(closingOn, 'federal', 'appraisal-copy');
  return { on: addBusinessDays(closingOn, -row.value, isGeneralBusinessDay), row };
}

import { addEventTool, rememberTool, saveScenarioTool } from './action-tools.js';
import { addHomeTool } from './add-home-tool.js';
import { affordabilityTool } from './affordability-tool.js';
import { mortgageApplicationTool } from './application-tool.js';
import { appraisalTool } from './appraisal-tool.js';
import { calendarTool } from './calendar-tool.js';
import { cashTool } from './cash-tool.js';
import { closingTool, firstYearTool } from './closing-tool.js';
import { comparisonTool } from './comparison-tool.js';
import { debtToIncomeTool } from './debt-to-income-tool.js';
import { deadlinesTool } from './deadlines-tool.js';
import { draftMessageTool } from './draft-tool.js';
import { forgivenLoanTool, sellerCreditTool } from './help-sum-tools.js';
import { homesTool } from './homes-tool.js';
import { incomeNeededTool } from './income-needed-tool.js';
import { inspectionTool } from './inspection-tool.js';
import { glossaryTool, knowledgeTool, linksTool } from './knowledge-tools.js';
import { lenderMatchTool } from './lender-match-tool.js';
import { compareLendersTool, prepaidInterestTool, temporaryBuydownTool } from './loan-cost-tools.js';
import { loanToValueTool } from './loan-to-value-tool.js';
import { monthlyIncomeTool } from './monthly-income-tool.js';
import { nextStepTool } from './next-step-tool.js';
import { offersTool } from './offers-tool.js';
import { papersTool } from './papers-tool.js';
import { paymentTool } from './payment-tool.js';
import { pmiEndTool } from './pmi-end-tool.js';
import { policyTool } from './policy-tool.js';
import { netProceedsTool, propertyTaxTool } from './sale-and-tax-tools.js';
import { shareTool } from './share-tool.js';
import { appraisalGapTool, escrowTool, extraPaymentTool, pointsBreakEvenTool, timeToSaveTool } from './sum-tools.js';
import type { Tool } from './tool.js';
import { underwritingTool } from './underwriting-tool.js';

export { resultInWords } from './card-facts.js';
export { citeEntry } from './cite.js';
export type { LoanInputs } from './loan-inputs.js';
export type { ActionWork, BuyerReader, Tool, ToolContext, ToolResult } from './tool.js';

/** Everything that Mia can do, for both engines. */
export const tools: readonly Tool[] = [
  affordabilityTool,
  paymentTool,
  comparisonTool,
  cashTool,
  incomeNeededTool,
  debtToIncomeTool,
  shareTool,
  extraPaymentTool,
  pointsBreakEvenTool,
  pmiEndTool,
  timeToSaveTool,
  appraisalGapTool,
  sellerCreditTool,
  forgivenLoanTool,
  loanToValueTool,
  monthlyIncomeTool,
  escrowTool,
  prepaidInterestTool,
  temporaryBuydownTool,
  compareLendersTool,
  propertyTaxTool,
  netProceedsTool,
  nextStepTool,
  calendarTool,
  deadlinesTool,
  offersTool,
  mortgageApplicationTool,
  inspectionTool,
  underwritingTool,
  appraisalTool,
  closingTool,
  firstYearTool,
  papersTool,
  homesTool,
  lenderMatchTool,
  policyTool,
  glossaryTool,
  linksTool,
  knowledgeTool,
  addEventTool,
  saveScenarioTool,
  addHomeTool,
  draftMessageTool,
  rememberTool,
];

/** @throws RangeError if there is none */
export function toolNamed(name: string): Tool {
  const found = tools.find((tool) => tool.name === name);
  if (!found) throw new RangeError(`There is no tool ${name}`);
  return found;
}

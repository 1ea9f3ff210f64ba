import {
  closingCostRows,
  governmentInsuranceRows,
  loanLimitRows,
  planningRows,
  privateMortgageInsuranceRows,
  programRows,
  stateCostRows,
  studentLoanRows,
} from '@hearthway/contracts/policy';
import { closingRows } from './closing-rows.js';
import { deadlineRows } from './deadline-rows.js';
import { documentSlotRows } from './document-slot-rows.js';
import { firstYearRows } from './first-year-rows.js';
import { homeFlagRows } from './home-flag-rows.js';
import { addOnRows, inspectionFormRows, inspectorLicenseRows } from './inspection-rows.js';
import { offerRows } from './offer-rows.js';
import { toleranceRows } from './tolerance-rows.js';
import { underwritingRows } from './underwriting-rows.js';

/** Every dated figure. To add a new one with the same key, end the row before it: `effectiveTo` is the day before. */
export const policyRows = [
  ...programRows,
  ...loanLimitRows,
  ...privateMortgageInsuranceRows,
  ...governmentInsuranceRows,
  ...studentLoanRows,
  ...stateCostRows,
  ...planningRows,
  ...closingCostRows,
  ...toleranceRows,
  ...homeFlagRows,
  ...deadlineRows,
  ...inspectorLicenseRows,
  ...inspectionFormRows,
  ...addOnRows,
  ...underwritingRows,
  ...closingRows,
  ...offerRows,
  ...firstYearRows,
  ...documentSlotRows,
] as const;

export type PolicyKey = (typeof policyRows)[number]['key'];

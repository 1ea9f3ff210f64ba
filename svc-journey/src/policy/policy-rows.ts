import { allRows } from '@hearthway/contracts/policy';
import { deadlineRows } from './deadline-rows.js';
import { documentSlotRows } from './document-slot-rows.js';
import { firstYearRows } from './first-year-rows.js';
import { guideRows } from './guide-rows.js';
import { homeFlagRows } from './home-flag-rows.js';
import { inspectionFormRows, inspectorLicenseRows } from './inspection-rows.js';
import { offerRows } from './offer-rows.js';
import { ownerAndCreditRows } from './owner-and-credit-rows.js';
import { toleranceRows } from './tolerance-rows.js';

/** Every dated figure. To add a new one with the same key, end the row before it: `effectiveTo` is the day before. */
export const policyRows = [
  ...allRows,
  ...toleranceRows,
  ...homeFlagRows,
  ...deadlineRows,
  ...guideRows,
  ...inspectorLicenseRows,
  ...inspectionFormRows,
  ...documentSlotRows,
  ...firstYearRows,
  ...offerRows,
  ...ownerAndCreditRows,
] as const;

export type PolicyKey = (typeof policyRows)[number]['key'];

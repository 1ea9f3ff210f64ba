import { createRepeatedTask, type Dependencies, type ServiceModule } from '@hearthway/service-kit';
import { createLoanLimitStore, followLoanLimits, type RowsFor } from './loan-limits/index.js';
import { logOverdueRows, measureOverdueRows } from './overdue-rows.js';

export { documentSlotRowsOn, type DocumentSlotRow, type SlotCondition, type SlotText } from './document-slot-rows.js';
export { deadlineRowOn, type DeadlineRow } from './deadline-rows.js';
export { formRowOn, licenseRowOn, type InspectionFormRow } from './inspection-rows.js';
export { firstYearRowOn, type FirstYearRow } from './first-year-rows.js';
export { createLoanLimitStore, limitsToShip, loadLimits, type RowsFor } from './loan-limits/index.js';
export { dayOf, policyAt, rowsCountingOn, rowsToday, type PolicyReader } from './policy.js';
export type { PolicyKey } from './policy-rows.js';

/** @param loanLimitMilliseconds how often to look for loan limits that an operator has loaded */
export function openPolicy(
  { connection, logger, metrics, now }: Dependencies,
  loanLimitMilliseconds: number,
): ServiceModule & { readonly rowsFor: RowsFor } {
  const store = createLoanLimitStore(connection);
  const { rowsFor, ...loanLimits } = followLoanLimits({ store, logger, everyMilliseconds: loanLimitMilliseconds });
  measureOverdueRows(metrics.registry, now, rowsFor);
  const check = createRepeatedTask({
    name: 'check of the policy rows',
    run: () => logOverdueRows(logger, now(), rowsFor),
    pauseMilliseconds: 24 * 60 * 60 * 1000,
    logger,
  });
  return {
    stores: [store],
    rowsFor,
    async start() {
      await loanLimits.start();
      logOverdueRows(logger, now(), rowsFor);
      check.start();
    },
    async stop() {
      await check.stop();
      await loanLimits.stop();
    },
  };
}

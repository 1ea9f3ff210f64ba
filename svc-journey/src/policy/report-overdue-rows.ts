import type { Logger } from '@hearthway/service-kit';
import { dayOf, overdueRows } from './policy.js';

/** Says in the log which figures want to be compared with their sources again. */
export function reportOverdueRows(logger: Logger, now: Date): void {
  const overdue = overdueRows(dayOf(now));
  if (overdue.length === 0) return;
  logger.warn({ policyRows: overdue.map(({ id }) => id) }, 'these policy rows are due to be checked');
}

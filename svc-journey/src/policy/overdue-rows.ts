import type { Logger } from '@hearthway/service-kit';
import { Gauge, type Registry } from 'prom-client';
import { dayOf, overdueRows } from './policy.js';

export function logOverdueRows(logger: Logger, now: Date): void {
  const overdue = overdueRows(dayOf(now));
  if (overdue.length === 0) return;
  logger.warn({ policyRows: overdue.map(({ id }) => id) }, 'policy rows are due to be checked');
}

/** Counted anew on each scrape. */
export function measureOverdueRows(registry: Registry, now: () => Date): void {
  new Gauge({
    name: 'policy_rows_overdue',
    help: 'Policy rows that are due to be compared with their source, or expire within a month without a successor',
    registers: [registry],
    collect() {
      this.set(overdueRows(dayOf(now())).length);
    },
  });
}

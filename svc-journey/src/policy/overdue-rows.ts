import type { Logger } from '@hearthway/service-kit';
import { Gauge, type Registry } from 'prom-client';
import type { RowsFor } from './loan-limits/index.js';
import { dayOf, overdueRows } from './policy.js';

export function logOverdueRows(logger: Logger, now: Date, rowsFor: RowsFor): void {
  const date = dayOf(now);
  const overdue = overdueRows(date, rowsFor(date));
  if (overdue.length === 0) return;
  logger.warn({ policyRows: overdue.map(({ id }) => id) }, 'policy rows are due to be checked');
}

/** Recounted on each scrape. */
export function measureOverdueRows(registry: Registry, now: () => Date, rowsFor: RowsFor): void {
  new Gauge({
    name: 'policy_rows_overdue',
    help: 'Policy rows that are due to be compared with their source, or expire within a month without a successor',
    registers: [registry],
    collect() {
      const date = dayOf(now());
      this.set(overdueRows(date, rowsFor(date)).length);
    },
  });
}

import { Gauge, type Registry } from 'prom-client';
import { dayOf, overdueRows } from './policy.js';

/** Counts the rows that are due to be checked or expire without a successor, anew whenever it is asked. */
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

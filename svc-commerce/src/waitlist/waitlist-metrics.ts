import { Counter, type Registry } from 'prom-client';

export interface WaitlistMetrics {
  /** A bot filled in the field that people do not see. */
  trapped(): void;
}

export function createWaitlistMetrics(registry: Registry): WaitlistMetrics {
  const trapped = new Counter({
    name: 'waitlist_trapped_total',
    help: 'Applications of bots, which filled in a field that people do not see; answered as joined, but not stored',
    registers: [registry],
  });
  return { trapped: () => trapped.inc() };
}

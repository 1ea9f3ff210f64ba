import { Counter, type Registry } from 'prom-client';

export interface WaitlistMetrics {
  /** A bot filled in the hidden field. */
  trapped(): void;
}

export function createWaitlistMetrics(registry: Registry): WaitlistMetrics {
  const trapped = new Counter({
    name: 'waitlist_trapped_total',
    help: 'Bots that filled in the hidden field; answered as joined, but not stored',
    registers: [registry],
  });
  return { trapped: () => trapped.inc() };
}

import { Counter, type Registry } from 'prom-client';

export interface WaitlistMetrics {
  /** Somebody filled in the field that people do not see. */
  trapped(): void;
}

export function createWaitlistMetrics(registry: Registry): WaitlistMetrics {
  const trapped = new Counter({
    name: 'waitlist_trapped_total',
    help: 'Applications that filled in the field that people do not see; answered as joined and forgotten',
    registers: [registry],
  });
  return { trapped: () => trapped.inc() };
}

import { Counter, type Registry } from 'prom-client';

export interface WaitlistMetrics {
  /** A bot filled in the field that people do not see. */
  trapped(): void;
}

export function createWaitlistMetrics(registry: Registry): WaitlistMetrics {
  const trapped = new Counter({
    name: 'waitlist_trapped_total',
    help: 'Waitlist joins by bots (honeypot filled in); answered as joined, but not stored',
    registers: [registry],
  });
  return { trapped: () => trapped.inc() };
}

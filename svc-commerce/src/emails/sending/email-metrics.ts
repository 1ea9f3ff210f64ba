import { Counter, Gauge, type Registry } from 'prom-client';
import { capNames, mailTypes, type CapName, type EmailState, type MailType } from '../email.js';

const emailOutcomes = ['sent', 'waiting', 'suppressed', 'failed'] as const satisfies readonly EmailState[];

export interface EmailMetrics {
  /** Counts the outcome of an attempt; `waiting` means for another one. */
  became(type: MailType, state: EmailState): void;
  /** Counts an email that waits for a cap. */
  heldBack(cap: CapName): void;
  unconfirmed(count: number): void;
  /** Whether the provider refuses our key or our sender. */
  barred(isBarred: boolean): void;
}

export function createEmailMetrics(registry: Registry): EmailMetrics {
  const outcomes = new Counter({
    name: 'emails_total',
    help: 'What became of emails: sent, waiting for another attempt, suppressed, failed',
    labelNames: ['type', 'outcome'] as const,
    registers: [registry],
  });
  const heldBack = new Counter({
    name: 'emails_held_back_total',
    help: 'Emails that wait because a cap was reached, by cap',
    labelNames: ['cap'] as const,
    registers: [registry],
  });
  const unconfirmed = new Counter({
    name: 'emails_unconfirmed_total',
    help: 'Emails whose sender crashed: nobody knows whether they were sent, and they are not sent again',
    registers: [registry],
  });
  const barred = new Gauge({
    name: 'emails_barred',
    help: '1 while all mail waits because the provider refuses our key or our sender',
    registers: [registry],
  });
  // Alerts measure growth, which a counter that first appears with its first email does not show.
  for (const type of mailTypes) for (const outcome of emailOutcomes) outcomes.inc({ type, outcome }, 0);
  for (const cap of capNames) heldBack.inc({ cap }, 0);
  return {
    became: (type, outcome) => outcomes.inc({ type, outcome }),
    heldBack: (cap) => heldBack.inc({ cap }),
    unconfirmed: (count) => unconfirmed.inc(count),
    barred: (isBarred) => barred.set(isBarred ? 1 : 0),
  };
}

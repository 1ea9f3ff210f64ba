import type { Table, Tables } from '@hearthway/emulator-kit';
import type { SavedAnswer } from './api/idempotency.js';
import type { SessionRecord } from './checkout/session.js';
import type { Charge } from './payments/charge.js';
import type { PaymentIntent } from './payments/payment-intent.js';
import type { Refund } from './payments/refund.js';
import type { EventRecord } from './webhooks/event.js';

/** The data of the emulated account. Past a limit, the oldest are dropped: this is a tool for tests, not an archive. */
export interface Store {
  readonly sessions: Table<SessionRecord>;
  readonly paymentIntents: Table<PaymentIntent>;
  readonly charges: Table<Charge>;
  readonly refunds: Table<Refund>;
  readonly events: Table<EventRecord>;
  readonly answers: Table<SavedAnswer>;
}

const mostSessions = 10_000;

export const openStore = (tables: Tables): Store => ({
  sessions: tables.table('sessions', mostSessions),
  paymentIntents: tables.table('payment-intents', mostSessions),
  charges: tables.table('charges', 2 * mostSessions),
  refunds: tables.table('refunds', mostSessions),
  events: tables.table('events', 4 * mostSessions),
  answers: tables.table('answers', 2 * mostSessions),
});

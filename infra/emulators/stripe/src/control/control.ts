import type { MovableClock, PlannedFailures, PlannedFailure, Tables } from '@hearthway/emulator-kit';
import type { Account, AccountParts } from '../account.js';
import { noSuch } from '../api/stripe-error.js';
import type { Session, SessionRecord } from '../checkout/session.js';
import type { Refund } from '../payments/refund.js';
import { paySession, settlePayment, type Payment, type PaymentOutcome } from '../payments/pay.js';
import type { WebhookEndpoint } from '../webhooks/delivery.js';
import { noCall, type EventRecord } from '../webhooks/event.js';
import type { Attempt } from '../webhooks/post-webhook.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';

/** What a test does to the emulator in its own process. Over HTTP, `/_emulator` has what browser tests and benchmarks need. */
export interface StripeControl {
  /** Oldest first. */
  sessions(): readonly SessionRecord[];
  /** Pays like the payer on the page, by default with a card that succeeds. */
  pay(sessionId: string, payment?: Partial<Omit<Payment, 'payer'>> & { email?: string; name?: string }): PaymentOutcome;
  /** Ends a delayed payment. */
  settle(sessionId: string, succeeded: boolean): Session;
  expire(sessionId: string): Session;
  /** Refunds like the merchant in Stripe's dashboard. `amount` in cents, by default all that is left. */
  refund(sessionId: string, refund?: { amount?: number | undefined }): Refund;

  /** Oldest first, each with its deliveries. */
  events(filter?: { type?: string | undefined; session?: string | undefined }): readonly EventRecord[];
  setWebhookEndpoints(endpoints: readonly WebhookEndpoint[]): void;
  /** How many webhooks are still to be sent, and how many are held back. */
  webhooks(): { readonly pending: number; readonly held: number };
  /** From now on webhooks wait until they are released. */
  holdWebhooks(): void;
  /** Sends what was held, oldest first, and holds nothing back any longer. */
  releaseWebhooks(): Promise<void>;
  /** Sends copies of an event right now, even if it is held or was delivered before. */
  deliverEvent(eventId: string, options?: { copies?: number }): Promise<Attempt[]>;

  planFailure(failure: PlannedFailure): void;
  failures(): readonly PlannedFailure[];
  clearFailures(): void;
  /** Moves the clock ahead: sessions expire, webhooks come due. Milliseconds. */
  advanceClock(milliseconds: number): void;
  /** Forgets everything but the endpoints. */
  reset(): void;
}

export interface ControlParts {
  readonly account: Account;
  readonly accountParts: AccountParts;
  readonly webhooks: WebhookSender;
  readonly failures: PlannedFailures;
  readonly clock: MovableClock;
  readonly tables: Tables;
}

export function createControl({
  account,
  accountParts,
  webhooks,
  failures,
  clock,
  tables,
}: ControlParts): StripeControl {
  const { store } = accountParts;

  return {
    sessions() {
      account.expireDue();
      return [...store.sessions.values()];
    },
    pay(sessionId, { card = 'succeeds', delayed = false, email, name = 'Test Buyer' } = {}) {
      const { customer_email: own } = account.session(sessionId).session;
      const payer = { email: own ?? email ?? 'buyer@example.com', name };
      return paySession(accountParts, account, sessionId, { card, delayed, payer });
    },
    settle: (sessionId, succeeded) => settlePayment(accountParts, account, sessionId, succeeded),
    expire: (sessionId) => account.expireSession(sessionId, noCall),
    refund(sessionId, { amount } = {}) {
      const intent = account.session(sessionId).session.payment_intent;
      if (typeof intent !== 'string') throw noSuch('payment of session', sessionId, 'session', 400);
      return account.createRefund({ payment_intent: intent, amount }, noCall);
    },

    events: ({ type, session } = {}) =>
      [...store.events.values()].filter(
        ({ event }) =>
          (type === undefined || event.type === type) && (session === undefined || concerns(event, session)),
      ),
    setWebhookEndpoints(endpoints) {
      webhooks.endpoints = endpoints;
    },
    webhooks: () => ({ pending: webhooks.pending, held: webhooks.held }),
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: () => webhooks.release(),
    async deliverEvent(eventId, { copies = 1 } = {}) {
      const record = store.events.get(eventId);
      if (record === undefined) throw noSuch('event', eventId, 'id');
      return webhooks.deliver(record.event, copies);
    },

    planFailure: (failure) => failures.plan(failure),
    failures: () => failures.list(),
    clearFailures: () => failures.clear(),
    advanceClock(milliseconds) {
      clock.advance(milliseconds);
      account.expireDue();
      webhooks.wake();
    },
    reset() {
      webhooks.reset();
      failures.clear();
      clock.reset();
      tables.clear();
    },
  };

  function concerns({ data: { object } }: EventRecord['event'], sessionId: string): boolean {
    const { payment_intent: intent } = store.sessions.get(sessionId)?.session ?? {};
    const ids: unknown[] = [Reflect.get(object, 'id'), Reflect.get(object, 'payment_intent')];
    return ids.includes(sessionId) || (typeof intent === 'string' && ids.includes(intent));
  }
}

import type { MovableClock, PlannedFailures, PlannedFailure, Tables } from '@hearthway/emulator-kit';
import type { Account, AccountParts } from '../account.js';
import { noSuch } from '../api/stripe-error.js';
import type { Session, SessionRecord } from '../checkout/session.js';
import type { CreateRefundParameters, Refund } from '../payments/refund.js';
import { paySession, settlePayment, type Payment, type PaymentOutcome } from '../payments/pay.js';
import type { WebhookEndpoint, WebhookRule } from '../webhooks/delivery.js';
import { noCall, type EventRecord } from '../webhooks/event.js';
import type { Attempt } from '../webhooks/post-webhook.js';
import type { DeliverOptions, ReleaseOrder, WebhookSender } from '../webhooks/webhook-sender.js';

/** What a test does to the emulator, in its process or over HTTP under `/_emulator`. */
export interface StripeControl {
  sessions(): readonly SessionRecord[];
  /** As the payer on the page, by default with a card that is accepted. */
  pay(sessionId: string, payment?: Partial<Omit<Payment, 'payer'>> & { email?: string; name?: string }): PaymentOutcome;
  /** What came of a delayed payment. */
  settle(sessionId: string, succeeded: boolean): Session;
  expire(sessionId: string): Session;
  /** As the merchant on Stripe's dashboard; `amount` in the currency's smallest unit, or all that is left. */
  refund(sessionId: string, refund?: Pick<CreateRefundParameters, 'amount' | 'reason'>): Refund;

  /** Newest last. */
  events(filter?: { type?: string; session?: string }): readonly EventRecord[];
  webhooks(): WebhookState;
  setWebhookEndpoints(endpoints: readonly WebhookEndpoint[]): void;
  addWebhookRule(rule: WebhookRule): void;
  /** What was held stays held until it is released. */
  clearWebhookRules(): void;
  releaseWebhooks(order?: ReleaseOrder): Promise<Attempt[]>;
  deliverEvent(eventId: string, options?: DeliverOptions): Promise<Attempt[]>;

  planFailure(failure: PlannedFailure): void;
  failures(): readonly PlannedFailure[];
  clearFailures(): void;
  /** Moves the clock ahead: sessions expire, webhooks come due. Milliseconds. */
  advanceClock(milliseconds: number): void;
  resetClock(): void;
  clock(): { now: string; aheadMilliseconds: number };
  /** Forgets everything but the endpoints. */
  reset(): void;
}

export interface WebhookState {
  /** Without their secrets. */
  readonly endpoints: readonly Pick<WebhookEndpoint, 'url' | 'events'>[];
  readonly rules: readonly WebhookRule[];
  readonly pending: number;
  readonly held: number;
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

  const afterMove = () => {
    account.expireDue();
    webhooks.wake();
  };

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
    refund(sessionId, { amount, reason } = {}) {
      const intent = account.session(sessionId).session.payment_intent;
      if (typeof intent !== 'string') throw noSuch('payment of session', sessionId, 'session', 400);
      return account.createRefund({ payment_intent: intent, amount, reason }, noCall);
    },

    events: ({ type, session } = {}) =>
      [...store.events.values()].filter(
        ({ event }) =>
          (type === undefined || event.type === type) && (session === undefined || concerns(event, session)),
      ),
    webhooks: () => ({
      endpoints: webhooks.endpoints.map(({ events, url }) => ({ url, events })),
      rules: webhooks.rules,
      pending: webhooks.pending,
      held: webhooks.held,
    }),
    setWebhookEndpoints(endpoints) {
      webhooks.endpoints = endpoints;
    },
    addWebhookRule: (rule) => webhooks.addRule(rule),
    clearWebhookRules: () => webhooks.clearRules(),
    releaseWebhooks: (order) => webhooks.release(order),
    async deliverEvent(eventId, options = {}) {
      const record = store.events.get(eventId);
      if (record === undefined) throw noSuch('event', eventId, 'id');
      return webhooks.deliver(record.event, options);
    },

    planFailure: (failure) => failures.plan(failure),
    failures: () => failures.list(),
    clearFailures: () => failures.clear(),
    advanceClock(milliseconds) {
      clock.advance(milliseconds);
      afterMove();
    },
    resetClock() {
      clock.reset();
      afterMove();
    },
    clock: () => ({ now: new Date(clock.now()).toISOString(), aheadMilliseconds: clock.ahead }),
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

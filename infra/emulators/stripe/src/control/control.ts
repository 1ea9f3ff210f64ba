import type { PlannedFailure, PlannedFailures } from '@hearthway/emulator-kit';
import type { KeyedRequest } from '../api/api-routes.js';
import { StripeError } from '../api/stripe-error.js';
import type { Account } from '../checkout/account.js';
import type { Session, SessionRecord } from '../checkout/session.js';
import type { CardId } from '../checkout/test-cards.js';
import type { EventRecord, WebhookEndpoint, WebhookSender } from '../webhooks/webhook-sender.js';

/** What a test does to the emulator in its own process. Over HTTP, `/_emulator` has what browser tests and benchmarks need. */
export interface StripeControl {
  /** Oldest first. */
  sessions(): readonly SessionRecord[];
  /** Pays like the payer on the page, by default with a card that succeeds. */
  pay(sessionId: string, payment?: { card?: CardId; delayed?: boolean }): SessionRecord;
  /** Ends a delayed payment. */
  settle(sessionId: string, succeeded: boolean): Session;
  expire(sessionId: string): Session;
  /** Refunds like the merchant in Stripe's dashboard. `amount` in cents, by default all that is left. */
  refund(sessionId: string, refund?: { amount?: number }): object;

  /** Oldest first. */
  events(filter?: { type?: string | undefined; session?: string }): readonly EventRecord[];
  setWebhookEndpoints(endpoints: readonly WebhookEndpoint[]): void;
  /** How many webhooks are still to be sent, and how many are held back. */
  webhooks(): { readonly pending: number; readonly held: number };
  /** From now on webhooks wait until they are released. */
  holdWebhooks(): void;
  /** Sends what was held, oldest first, and holds nothing back any longer. */
  releaseWebhooks(): Promise<void>;
  /** Sends copies of an event right now, even if it is held or was delivered before. @returns the status of each answer */
  deliverEvent(eventId: string, options?: { copies?: number }): Promise<number[]>;

  planFailure(failure: PlannedFailure): void;
  clearFailures(): void;
  /** Forgets everything but the endpoints. */
  reset(): void;
}

export interface ControlParts {
  readonly account: Account;
  readonly answers: Map<string, KeyedRequest>;
  readonly webhooks: WebhookSender;
  readonly failures: PlannedFailures;
}

export function createControl({ account, answers, webhooks, failures }: ControlParts): StripeControl {
  return {
    sessions: () => account.all(),
    pay(sessionId, { card = 'succeeds', delayed = false } = {}) {
      const { customer_email: email } = account.get(sessionId).session;
      const payer = { email: email ?? 'buyer@example.com', name: 'Test Buyer' };
      return account.pay(sessionId, { card, delayed, payer });
    },
    settle: (sessionId, succeeded) => account.settle(sessionId, succeeded),
    expire: (sessionId) => account.expire(sessionId),
    refund: (sessionId, { amount } = {}) => account.refund(account.get(sessionId).session.payment_intent ?? '', amount),

    events: ({ type, session } = {}) =>
      webhooks.events.filter(
        (record) =>
          (type === undefined || record.event.type === type) && (session === undefined || record.session === session),
      ),
    setWebhookEndpoints(endpoints) {
      webhooks.endpoints = endpoints;
    },
    webhooks: () => webhooks.counts,
    holdWebhooks: () => webhooks.hold(),
    releaseWebhooks: () => webhooks.release(),
    async deliverEvent(eventId, { copies = 1 } = {}) {
      const record = webhooks.events.find(({ event }) => event.id === eventId);
      if (record === undefined) throw new StripeError(`No such event: ${eventId}`);
      return webhooks.deliver(record.event, copies);
    },

    planFailure: (failure) => failures.plan(failure),
    clearFailures: () => failures.clear(),
    reset() {
      webhooks.reset();
      failures.clear();
      account.clear();
      answers.clear();
    },
  };
}

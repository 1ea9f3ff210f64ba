import type { MovableClock } from '@hearthway/emulator-kit';
import { noSuch, StripeError } from './api/stripe-error.js';
import type { CreateSessionParameters } from './checkout/session-parameters.js';
import { expireSession, isDue, mustBeOpen, openSession, type Session, type SessionRecord } from './checkout/session.js';
import { idOf } from './ids.js';
import { refundableAmount, refundCharge, type Charge } from './payments/charge.js';
import { cancel } from './payments/payment-intent.js';
import { newRefund, type CreateRefundParameters, type Refund } from './payments/refund.js';
import type { Store } from './store.js';
import { noCall, type Cause, type EventDetails } from './webhooks/event.js';

export interface AccountParts {
  readonly store: Store;
  readonly clock: MovableClock;
  readonly newId: (prefix: string, length?: number) => string;
  readonly send: (event: EventDetails) => unknown;
  /** Where a person pays a session. */
  readonly checkoutUrl: (sessionId: string) => string;
}

/** What API calls do to the emulated account. For what payers do, see `payments/pay.ts`. */
export class Account {
  constructor(private readonly parts: AccountParts) {}

  createSession(parameters: CreateSessionParameters): Session {
    const { checkoutUrl, clock, newId, store } = this.parts;
    const id = newId('cs_test_a1', 58);
    const record = openSession({ id, created: clock.seconds(), url: checkoutUrl(id), parameters });
    store.sessions.put(id, record);
    return record.session;
  }

  /** Expires the session first if its time is over. */
  session(id: string): SessionRecord {
    const record = this.parts.store.sessions.get(id);
    if (record === undefined) throw noSuch('checkout.session', id, 'session');
    return isDue(record.session, this.parts.clock.seconds()) ? this.expire(record, noCall) : record;
  }

  expireSession(id: string, cause: Cause): Session {
    const record = this.session(id);
    mustBeOpen(record.session);
    return this.expire(record, cause).session;
  }

  expireDue(): void {
    const { clock, store } = this.parts;
    const now = clock.seconds();
    for (const record of [...store.sessions.values()]) if (isDue(record.session, now)) this.expire(record, noCall);
  }

  createRefund(parameters: CreateRefundParameters, cause: Cause): Refund {
    const { clock, newId, send, store } = this.parts;
    const charge = this.chargeToRefund(parameters);
    const amount = refundableAmount(charge, parameters.amount);
    const refund = newRefund(newId('re_3'), clock.seconds(), charge, amount);
    const refunded = refundCharge(charge, amount);
    store.refunds.put(refund.id, refund);
    store.charges.put(charge.id, refunded);
    send({ type: 'refund.created', object: refund, cause });
    const previous = { amount_refunded: charge.amount_refunded, ...(refunded.refunded ? { refunded: false } : {}) };
    send({ type: 'charge.refunded', object: refunded, previous, cause });
    return refund;
  }

  private expire(record: SessionRecord, cause: Cause): SessionRecord {
    const { clock, send, store } = this.parts;
    const expired = { ...record, session: expireSession(record.session) };
    store.sessions.put(expired.session.id, expired);
    const { payment_intent: intentId } = record.session;
    const intent = typeof intentId === 'string' ? store.paymentIntents.get(intentId) : undefined;
    if (intent !== undefined) {
      const canceled = cancel(intent, clock.seconds());
      store.paymentIntents.put(intent.id, canceled);
      send({ type: 'payment_intent.canceled', object: canceled, cause });
    }
    send({ type: 'checkout.session.expired', object: expired.session, cause });
    return expired;
  }

  private chargeToRefund({ payment_intent: intentId }: CreateRefundParameters): Charge {
    const { store } = this.parts;
    const intent = store.paymentIntents.get(intentId);
    if (intent === undefined) throw noSuch('payment_intent', intentId, 'payment_intent', 400);
    const charge = intent.status === 'succeeded' ? store.charges.get(idOf(intent.latest_charge)) : undefined;
    if (charge !== undefined) return charge;
    throw new StripeError(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  }
}

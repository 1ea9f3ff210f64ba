import type { Account, AccountParts } from '../account.js';
import { StripeError } from '../api/stripe-error.js';
import { completeSession, filledIn, type Payer, type Session, type SessionRecord } from '../checkout/session.js';
import { idOf } from '../ids.js';
import { noCall } from '../webhooks/event.js';
import { newCharge, settleCharge, type Charge } from './charge.js';
import { fail, newPaymentIntent, process, succeed, type PaymentIntent } from './payment-intent.js';
import { testCard, type Decline, type TestCard } from './test-card.js';

export interface Payment {
  /** Id of a test card. */
  readonly card: string;
  readonly payer: Payer;
  /** The payer has finished, but the money is still on its way, as with a bank debit. `settlePayment` ends it. */
  readonly delayed?: boolean;
}

export interface PaymentOutcome {
  readonly session: Session;
  /** Why the card was declined; the payer may try another one. */
  readonly declined?: Decline;
  /** Where the payer's browser goes. */
  readonly redirectUrl?: string;
}

/**
 * Pays a session. Paying a complete one changes nothing, because a payer may click twice.
 * @throws StripeError when the session does not exist or has expired
 */
export function paySession(parts: AccountParts, account: Account, sessionId: string, payment: Payment): PaymentOutcome {
  const record = account.session(sessionId);
  const { session } = record;
  if (session.status === 'complete') return { session, redirectUrl: afterwards(session) };
  if (session.status !== 'open') throw hasExpired(session);
  const card = testCard(payment.card) ?? unknownCard(payment.card);
  const intent = intentOf(parts, record);
  return card.decline === undefined
    ? accept(parts, record, intent, payment, card)
    : refuse(parts, record, intent, payment, { ...card, decline: card.decline });
}

/**
 * Completes or fails a delayed payment.
 * @throws StripeError when the session is not waiting for one
 */
export function settlePayment(parts: AccountParts, account: Account, sessionId: string, succeeded: boolean): Session {
  const { send, store } = parts;
  const record = account.session(sessionId);
  const intent = store.paymentIntents.get(idOf(record.session.payment_intent));
  const charge = store.charges.get(idOf(intent?.latest_charge));
  if (intent?.status !== 'processing' || charge === undefined) {
    throw new StripeError('This Checkout Session does not wait for a delayed payment.');
  }
  const settled = settleCharge(charge, succeeded);
  const method = idOf(intent.payment_method);
  const result = succeeded ? succeed(intent, charge.id, method) : fail(intent, charge.id, debitFailed);
  const session: Session = { ...record.session, payment_status: succeeded ? 'paid' : 'unpaid' };
  store.charges.put(charge.id, settled);
  store.paymentIntents.put(intent.id, result);
  store.sessions.put(session.id, { ...record, session });
  const outcome = succeeded ? 'succeeded' : 'failed';
  send({ type: `charge.${outcome}`, object: settled, cause: noCall });
  send({
    type: succeeded ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
    object: result,
    cause: noCall,
  });
  send({ type: `checkout.session.async_payment_${outcome}`, object: session, cause: noCall });
  return session;
}

const debitFailed: Decline = {
  code: 'payment_method_customer_decline',
  declineCode: null,
  message: "The customer's bank did not pay.",
};

function intentOf({ clock, newId, send, store }: AccountParts, record: SessionRecord): PaymentIntent {
  const existing = store.paymentIntents.get(idOf(record.session.payment_intent));
  if (existing !== undefined) return existing;
  const id = newId('pi_3');
  const intent = newPaymentIntent(record, id, newId(`${id}_secret_`), clock.seconds());
  store.paymentIntents.put(id, intent);
  send({ type: 'payment_intent.created', object: intent, cause: noCall });
  return intent;
}

function accept(
  parts: AccountParts,
  record: SessionRecord,
  intent: PaymentIntent,
  payment: Payment,
  card: TestCard,
): PaymentOutcome {
  const { send, store } = parts;
  const delayed = payment.delayed === true;
  const charge = chargeFor(parts, intent, payment, card, delayed ? 'pending' : 'succeeded');
  const paid = (delayed ? process : succeed)(intent, charge.id, charge.payment_method ?? '');
  const session = completeSession({ ...record.session, payment_intent: intent.id }, payment.payer, !delayed);
  store.paymentIntents.put(intent.id, paid);
  store.sessions.put(session.id, { ...record, session });
  send({ type: delayed ? 'charge.pending' : 'charge.succeeded', object: charge, cause: noCall });
  send({ type: delayed ? 'payment_intent.processing' : 'payment_intent.succeeded', object: paid, cause: noCall });
  send({ type: 'checkout.session.completed', object: session, cause: noCall });
  return { session, redirectUrl: afterwards(session) };
}

function refuse(
  parts: AccountParts,
  record: SessionRecord,
  intent: PaymentIntent,
  payment: Payment,
  card: TestCard & { decline: Decline },
): PaymentOutcome {
  const { send, store } = parts;
  const charge = chargeFor(parts, intent, payment, card, 'failed');
  const failed = fail(intent, charge.id, card.decline);
  const session: Session = { ...record.session, payment_intent: intent.id };
  store.paymentIntents.put(intent.id, failed);
  store.sessions.put(session.id, { ...record, session });
  send({ type: 'charge.failed', object: charge, cause: noCall });
  send({ type: 'payment_intent.payment_failed', object: failed, cause: noCall });
  return { session, declined: card.decline };
}

function chargeFor(
  { clock, newId, store }: AccountParts,
  intent: PaymentIntent,
  { payer }: Payment,
  card: TestCard,
  status: 'failed' | 'pending' | 'succeeded',
): Charge {
  const paymentMethod = newId('pm_1');
  const charge = newCharge({ id: newId('ch_3'), created: clock.seconds(), intent, payer, card, paymentMethod, status });
  store.charges.put(charge.id, charge);
  return charge;
}

const afterwards = (session: Session): string => filledIn(session.success_url ?? '', session.id);

const hasExpired = ({ id }: Session): StripeError =>
  new StripeError(`The Checkout Session ${id} has expired and cannot be paid anymore.`);

function unknownCard(id: string): never {
  throw new StripeError(`There is no test card named ${id}.`, { param: 'card' });
}

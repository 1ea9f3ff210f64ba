import { randomUUID } from 'node:crypto';
import { StripeError } from '../api/stripe-error.js';
import type { EventType } from '../webhooks/webhook-sender.js';
import type { SessionParameters } from './session-parameters.js';
import { isDue, type Charge, type Payer, type Session, type SessionRecord } from './session.js';
import { testCards, type CardId, type TestCard } from './test-cards.js';

export interface AccountParts {
  /** Where a person pays a session. */
  readonly checkoutUrl: (sessionId: string) => string;
  readonly send: (type: EventType, object: object, sessionId: string) => void;
}

export interface Payment {
  readonly card: CardId;
  readonly payer: Payer;
  /** The payer has finished, but the money is still on its way, as with a bank debit. `settle` ends it. */
  readonly delayed?: boolean;
}

/** The emulated account: what API calls, payers and the merchant do to it. In memory only. */
export class Account {
  private readonly records = new Map<string, SessionRecord>();

  constructor(private readonly parts: AccountParts) {}

  create(parameters: SessionParameters): Session {
    const [{ price_data: price }] = parameters.line_items;
    const id = newId('cs_test');
    const created = seconds();
    const session: Session = {
      id,
      object: 'checkout.session',
      allowed_payment_method_types: parameters.allowed_payment_method_types ?? null,
      amount_total: price.unit_amount,
      cancel_url: parameters.cancel_url ?? null,
      client_reference_id: parameters.client_reference_id ?? null,
      created,
      currency: price.currency,
      customer_email: parameters.customer_email ?? null,
      expires_at: parameters.expires_at ?? created + 24 * 60 * 60,
      metadata: parameters.metadata ?? {},
      mode: parameters.mode,
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: parameters.success_url,
      url: this.parts.checkoutUrl(id),
    };
    const paymentMetadata = parameters.payment_intent_data?.metadata ?? {};
    return this.save({ session, product: price.product_data.name, paymentMetadata }).session;
  }

  /**
   * Expires the session first if its time is over.
   * @throws StripeError 404 when there is none
   */
  get(id: string): SessionRecord {
    const record = this.records.get(id);
    if (record === undefined) {
      throw new StripeError(`No such checkout session: ${id}`, { status: 404, code: 'resource_missing' });
    }
    return isDue(record, seconds()) ? this.end(record) : record;
  }

  /** Oldest first. */
  all(): SessionRecord[] {
    return [...this.records.keys()].map((id) => this.get(id));
  }

  /**
   * Pays a session. Paying a complete one changes nothing, because a payer may click twice.
   * @throws StripeError when it has expired
   */
  pay(id: string, { card, payer, delayed = false }: Payment): SessionRecord {
    const record = this.get(id);
    const { status } = record.session;
    if (status === 'complete') return record;
    if (status === 'expired') throw new StripeError(`The checkout session ${id} has expired.`);
    const { decline }: TestCard = testCards[card];
    const session = { ...record.session, payment_intent: record.session.payment_intent ?? newId('pi') };
    const outcome = delayed ? 'pending' : 'succeeded';
    const charge = chargeFor({ ...record, session }, decline === undefined ? outcome : 'failed');
    if (decline !== undefined) return this.save({ ...record, session, charge, payer, decline });
    const complete: Session = {
      ...session,
      payment_status: delayed ? 'unpaid' : 'paid',
      status: 'complete',
      url: null,
    };
    const paid = this.save({ ...record, session: complete, charge, payer, decline: undefined });
    this.parts.send('checkout.session.completed', complete, id);
    return paid;
  }

  /**
   * Ends a delayed payment.
   * @throws StripeError when the session does not wait for one
   */
  settle(id: string, succeeded: boolean): Session {
    const { charge, ...record } = this.get(id);
    if (charge?.status !== 'pending') throw new StripeError(`The checkout session ${id} does not wait for a payment.`);
    const session: Session = { ...record.session, payment_status: succeeded ? 'paid' : 'unpaid' };
    this.save({ ...record, session, charge: { ...charge, status: succeeded ? 'succeeded' : 'failed' } });
    const type = succeeded ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed';
    this.parts.send(type, session, id);
    return session;
  }

  /** @throws StripeError when the session is not open */
  expire(id: string): Session {
    const record = this.get(id);
    if (record.session.status !== 'open') throw new StripeError(`The checkout session ${id} is not open.`);
    return this.end(record).session;
  }

  /**
   * Refunds so many cents, by default all that is left.
   * @throws StripeError when nothing or less than that is left
   */
  refund(paymentIntent: string, asked?: number): object {
    const record = [...this.records.values()].find(({ session }) => session.payment_intent === paymentIntent);
    const charge = record?.charge;
    if (record === undefined || charge?.status !== 'succeeded') {
      throw new StripeError(`There is no payment to refund: ${paymentIntent}`, { code: 'resource_missing' });
    }
    if (charge.refunded) throw new StripeError('It was refunded before.', { code: 'charge_already_refunded' });
    const left = charge.amount - charge.amount_refunded;
    const amount = asked ?? left;
    if (amount > left) throw new StripeError(`Only ${left} cents are left to refund.`);
    const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
    this.save({ ...record, charge: refunded });
    this.parts.send('charge.refunded', refunded, record.session.id);
    return { id: newId('re'), object: 'refund', amount, payment_intent: paymentIntent, status: 'succeeded' };
  }

  clear(): void {
    this.records.clear();
  }

  private end(record: SessionRecord): SessionRecord {
    const session: Session = { ...record.session, status: 'expired', url: null };
    this.parts.send('checkout.session.expired', session, session.id);
    return this.save({ ...record, session });
  }

  private save(record: SessionRecord): SessionRecord {
    this.records.set(record.session.id, record);
    return record;
  }
}

function chargeFor({ session, paymentMetadata: metadata }: SessionRecord, status: Charge['status']): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: session.amount_total ?? 0,
    amount_refunded: 0,
    metadata,
    payment_intent: session.payment_intent,
    refunded: false,
    status,
  };
}

const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

const seconds = (): number => Math.floor(Date.now() / 1000);

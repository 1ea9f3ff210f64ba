import { paymentPrepared, type PurchaseProblem, type PurchaseRequest } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import type { Checkout } from './payment-provider.js';
import { newPayment, type Payment } from './payment.js';
import { repeatOvertaken } from './repeat-overtaken.js';

export interface PreparedPayment {
  readonly paymentId: string;
  /** The provider's page to pay on. */
  readonly redirectUrl: string;
}

/**
 * Writes an order down, with a seat for a founding member, and gets a page to pay it on. The order is first: whatever dies
 * after it, the sweep finds an order whose time is over, and nobody was given a page that we do not know of.
 * @throws AppError `payment.invalid`, `payment.sold-out`, `payment.provider-unavailable`
 */
export async function preparePayment(
  dependencies: PaymentDependencies,
  request: PurchaseRequest,
  correlationId: string,
): Promise<PreparedPayment> {
  const { cancelKeys, newId, now } = dependencies;
  const { key, hash } = cancelKeys.make();
  const payment = newPayment(request, { id: newId(), cancelKeyHash: hash, now: now() });
  if ('problem' in payment) throw invalid(payment.problem);
  await order(dependencies, payment);
  const checkout = await openCheckout(dependencies, payment, `${payment.id}.${key}`, correlationId);
  await attach(dependencies, payment, checkout, correlationId);
  return { paymentId: payment.id, redirectUrl: checkout.url };
}

async function order(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { store, foundingMembers, transaction, inTurn } = dependencies;
  if (payment.productType !== 'founding_member') return store.insert(payment);
  await inTurn(async () => {
    // Looked at first without a transaction: when all are taken, many ask in vain.
    if (await foundingMembers.isFull()) throw soldOut();
    await repeatOvertaken(() =>
      transaction(async (session) => {
        if (!(await foundingMembers.holdSeat(payment.id, session))) throw soldOut();
        await store.insert(payment, session);
      }),
    );
  });
}

/** Without a page the order comes to nothing at once, so that its seat is free for the next try. */
async function openCheckout(
  dependencies: PaymentDependencies,
  payment: Payment,
  cancelToken: string,
  correlationId: string,
): Promise<Checkout> {
  try {
    return await dependencies.provider.openCheckout(payment, cancelToken);
  } catch (error) {
    await fulfilPayment(dependencies, payment.id, { kind: 'not-paid' }, correlationId);
    throw error;
  }
}

async function attach(
  { store, outbox, transaction, now }: PaymentDependencies,
  { id, productType, amountCents, state }: Payment,
  { sessionId }: Checkout,
  correlationId: string,
): Promise<void> {
  await transaction(async (session) => {
    await store.attachSession(id, sessionId, session);
    await outbox.add(session, paymentPrepared, {
      subject: id,
      opensSubject: true,
      data: { paymentId: id, productType, amountCents, state },
      correlationId,
      occurredAt: now(),
    });
  });
}

function invalid({ field, message }: PurchaseProblem): AppError {
  return new AppError('payment.invalid', message, { details: [{ path: `body.${field}`, message }] });
}

const soldOut = () => new AppError('payment.sold-out', paymentTexts.soldOut);

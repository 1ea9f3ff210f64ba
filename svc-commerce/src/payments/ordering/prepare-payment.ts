import { paymentPrepared, type PurchaseProblem, type PurchaseRequest } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from '../dependencies.js';
import { isConflict } from '../payment-store.js';
import { newPayment, type BuyerKey, type NewPayment, type Payment } from '../payment.js';
import type { Checkout } from '../provider/payment-provider.js';
import { closeCheckout } from '../settlement/close-checkout.js';

export interface PreparedPayment {
  readonly paymentId: string;
  /** Of the provider's checkout. */
  readonly redirectUrl: string;
}

/**
 * Closes the buyer's open checkouts, stores the order, and opens its checkout, in that order: after a crash in between, the sweep
 * finds the order once it has expired, and no buyer has a checkout that we do not know of. Only a payment takes a seat.
 * @throws AppError `payment.invalid`, `payment.already-paid`, `payment.too-many-open`, `payment.sold-out`,
 * `payment.provider-unavailable`
 */
export async function preparePayment(
  dependencies: PaymentDependencies,
  request: PurchaseRequest,
  { clientIp, correlationId }: { readonly clientIp: string; readonly correlationId: string },
): Promise<PreparedPayment> {
  const { pseudonyms, linkTokens, ordersInTurn, newId, now } = dependencies;
  const { token, hash } = linkTokens.make();
  const payment = newPayment(request, {
    id: newId(),
    now: now(),
    cancelKeyHash: hash,
    emailKey: pseudonyms.ofEmail(request.email),
    networkKey: pseudonyms.ofNetwork(clientIp),
  });
  if ('problem' in payment) throw invalid(payment.problem);
  const { productType, emailKey, networkKey } = payment;
  // Simultaneous orders of a buyer wait for each other, so that each finds the checkout of the one before it.
  return ordersInTurn(`buyer ${JSON.stringify([productType, emailKey, networkKey])}`, async () => {
    await closeEarlier(dependencies, payment, correlationId);
    await storeOrder(dependencies, payment);
    const checkout = await openCheckout(dependencies, payment, `${payment.id}.${token}`);
    await storeCheckout(dependencies, payment, checkout, correlationId);
    return { paymentId: payment.id, redirectUrl: checkout.url };
  });
}

/** An abandoned checkout must not block a buyer, and nobody may pay on two. If the earlier one was just paid, it counts. */
async function closeEarlier(dependencies: PaymentDependencies, buyer: BuyerKey, correlationId: string): Promise<void> {
  for (const earlier of await dependencies.store.findOpen(buyer)) {
    const closed = await closeCheckout(dependencies, earlier, correlationId);
    // Closed but still pending: the bank has not answered yet.
    if (closed.status === 'completed' || closed.status === 'pending') throw alreadyPaid();
    // Paid and refunded, so the default text, “You have not been charged”, would be wrong.
    if (closed.trouble === 'no-seat') throw soldOut(paymentTexts.noSeat);
  }
}

async function storeOrder(dependencies: PaymentDependencies, payment: NewPayment): Promise<void> {
  const { store, ordersInTurn, openOrdersPerNetwork, now } = dependencies;
  const { productType, networkKey } = payment;
  if (productType === 'founding_member' && (await store.countMembers()).soldOut) throw soldOut();
  // Orders of a network wait for each other, so that simultaneous ones are counted right.
  await ordersInTurn(`network ${networkKey}`, async () => {
    const fullUntil = await store.findFullUntil(networkKey, openOrdersPerNetwork);
    if (fullUntil) throw tooManyOpen(fullUntil.getTime() - now().getTime());
    await store.insert(payment);
  });
}

async function openCheckout(
  dependencies: PaymentDependencies,
  payment: NewPayment,
  cancelToken: string,
): Promise<Checkout> {
  try {
    return await dependencies.provider.openCheckout(payment, payment.buyer, cancelToken);
  } catch (error) {
    await failOrder(dependencies, payment);
    throw error;
  }
}

/** An order that failed does not count toward the cap of its network. */
async function failOrder(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { store, now } = dependencies;
  const failure = { status: 'failed', trouble: 'not-paid' } as const;
  try {
    await dependencies.transaction((transaction) => store.updateSettled(payment, failure, now(), transaction));
  } catch (error) {
    if (!isConflict(error)) throw error; // the sweep or a webhook has settled the order
  }
}

async function storeCheckout(
  dependencies: PaymentDependencies,
  { id, productType, amountCents, buyer }: NewPayment,
  { sessionId }: Checkout,
  correlationId: string,
): Promise<void> {
  const { store, outbox, now } = dependencies;
  await dependencies.transaction(async (transaction) => {
    await store.updateSession(id, sessionId, transaction);
    await outbox.insert(
      paymentPrepared,
      {
        subject: id,
        data: { paymentId: id, productType, amountCents, state: buyer.state },
        correlationId,
        occurredAt: now(),
      },
      transaction,
    );
  });
}

function invalid({ field, message }: PurchaseProblem): AppError {
  return new AppError('payment.invalid', message, { details: [{ path: `body.${field}`, message }] });
}

/** The provider reports an order as expired some seconds late. */
const minimumRetrySeconds = 60;

function tooManyOpen(milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(Math.ceil(milliseconds / 1000), minimumRetrySeconds);
  const limit = 'open-orders-per-network';
  return new AppError('payment.too-many-open', paymentTexts.tooManyOpen, { retryAfterSeconds, limit });
}

const alreadyPaid = () => new AppError('payment.already-paid', paymentTexts.alreadyPaid);

const soldOut = (text: string = paymentTexts.soldOut) => new AppError('payment.sold-out', text);

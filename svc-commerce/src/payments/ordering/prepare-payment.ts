import { paymentPrepared, type PurchaseProblem, type PurchaseRequest } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from '../dependencies.js';
import { isConflict } from '../payment-store.js';
import { newPayment, orderCaps, type NewPayment, type OrderCap, type Payment } from '../payment.js';
import type { Checkout } from '../provider/payment-provider.js';

export interface PreparedPayment {
  readonly paymentId: string;
  /** Of the provider's checkout. */
  readonly redirectUrl: string;
}

/**
 * Stores an order and opens its checkout, in this order: whatever crashes in between, the sweep finds the order when its time
 * is over, and no buyer has a checkout that we do not know of. No seat is reserved: only a payment takes one.
 * @throws AppError `payment.invalid`, `payment.too-many-open`, `payment.sold-out`, `payment.provider-unavailable`
 */
export async function preparePayment(
  dependencies: PaymentDependencies,
  request: PurchaseRequest,
  { clientIp, correlationId }: { readonly clientIp: string; readonly correlationId: string },
): Promise<PreparedPayment> {
  const { pseudonyms, linkTokens, newId, now } = dependencies;
  const { token, hash } = linkTokens.make();
  const payment = newPayment(request, {
    id: newId(),
    now: now(),
    cancelKeyHash: hash,
    emailKey: pseudonyms.ofEmail(request.email),
    networkKey: pseudonyms.ofNetwork(clientIp),
  });
  if ('problem' in payment) throw invalid(payment.problem);
  await storeOrder(dependencies, payment);
  const checkout = await openCheckout(dependencies, payment, `${payment.id}.${token}`);
  await storeCheckout(dependencies, payment, checkout, correlationId);
  return { paymentId: payment.id, redirectUrl: checkout.url };
}

async function storeOrder(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { store, queue, limits } = dependencies;
  if (payment.productType === 'founding_member' && (await store.countMembers()).soldOut) throw soldOut();
  const caps = orderCaps(payment, limits);
  const insertWithinCaps = async () => {
    await checkCaps(dependencies, caps);
    await store.insert(payment);
  };
  // Orders under the same cap wait for each other, so that simultaneous ones are counted right.
  const keys = caps.map(({ of }) => `orders of ${JSON.stringify(of)}`);
  await keys.reduce<() => Promise<void>>((work, key) => () => queue(key, work), insertWithinCaps)();
}

async function checkCaps({ store, now }: PaymentDependencies, caps: readonly OrderCap[]): Promise<void> {
  for (const cap of caps) {
    const fullUntil = await store.findFullUntil(cap);
    if (fullUntil) throw tooManyOpen(cap, fullUntil.getTime() - now().getTime());
  }
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

/** At once, so that the order does not count toward the caps of the next try. */
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
        opensSubject: true,
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

/** An order expires some seconds before the provider tells us so. */
const minimumRetrySeconds = 60;

function tooManyOpen({ name: limit }: OrderCap, milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(Math.ceil(milliseconds / 1000), minimumRetrySeconds);
  return new AppError('payment.too-many-open', paymentTexts.tooManyOpen, { retryAfterSeconds, limit });
}

const soldOut = () => new AppError('payment.sold-out', paymentTexts.soldOut);

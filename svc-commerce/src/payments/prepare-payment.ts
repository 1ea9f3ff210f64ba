import { paymentPrepared, type PurchaseProblem, type PurchaseRequest } from '@hearthway/contracts/commerce';
import { paymentTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { PaymentDependencies } from './dependencies.js';
import { fulfilPayment } from './fulfil-payment.js';
import { newPayment, type NewPayment } from './new-payment.js';
import { orderCaps, type OrderCap } from './order-caps.js';
import type { Checkout } from './payment-provider.js';
import type { Payment } from './payment.js';

export interface PreparedPayment {
  readonly paymentId: string;
  /** The provider's page to pay on. */
  readonly redirectUrl: string;
}

/**
 * Writes an order down and gets a page to pay it on. The order is first: whatever dies after it, the sweep finds an order
 * whose time is over, and nobody was given a page that we do not know of. No seat is held: only a payment takes one.
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
  await order(dependencies, payment);
  const checkout = await openCheckout(dependencies, payment, `${payment.id}.${token}`, correlationId);
  await attach(dependencies, payment, checkout, correlationId);
  return { paymentId: payment.id, redirectUrl: checkout.url };
}

async function order(dependencies: PaymentDependencies, payment: Payment): Promise<void> {
  const { store, foundingMembers, queue, limits } = dependencies;
  if (payment.productType === 'founding_member' && (await foundingMembers.count()).soldOut) throw soldOut();
  const insertWithinCaps = async () => {
    await withinCaps(dependencies, payment);
    await store.insert(payment);
  };
  // Orders that count towards the same cap wait for each other, so that many at once are counted right.
  const keys = orderCaps(payment, limits).map(({ of }) => `orders of ${JSON.stringify(of)}`);
  await keys.reduce<() => Promise<void>>((work, key) => () => queue(key, work), insertWithinCaps)();
}

async function withinCaps({ store, limits, now }: PaymentDependencies, payment: Payment): Promise<void> {
  for (const cap of orderCaps(payment, limits)) {
    const endsAt = await store.findFullUntil(cap);
    if (endsAt) throw tooManyOpen(cap, endsAt.getTime() - now().getTime());
  }
}

/** Without a page the order ends at once, so that it does not count towards the caps of the next try. */
async function openCheckout(
  dependencies: PaymentDependencies,
  payment: NewPayment,
  cancelToken: string,
  correlationId: string,
): Promise<Checkout> {
  try {
    return await dependencies.provider.openCheckout(payment, payment.buyer, cancelToken);
  } catch (error) {
    await fulfilPayment(dependencies, payment.id, { kind: 'not-paid' }, correlationId);
    throw error;
  }
}

async function attach(
  dependencies: PaymentDependencies,
  { id, productType, amountCents, buyer }: NewPayment,
  { sessionId }: Checkout,
  correlationId: string,
): Promise<void> {
  const { store, outbox, now } = dependencies;
  await dependencies.transaction(async (transaction) => {
    await store.updateSession(id, sessionId, transaction);
    await outbox.add(transaction, paymentPrepared, {
      subject: id,
      opensSubject: true,
      data: { paymentId: id, productType, amountCents, state: buyer.state },
      correlationId,
      occurredAt: now(),
    });
  });
}

function invalid({ field, message }: PurchaseProblem): AppError {
  return new AppError('payment.invalid', message, { details: [{ path: `body.${field}`, message }] });
}

/** Time is over some seconds before the provider has told us so. */
const leastRetrySeconds = 60;

function tooManyOpen({ name: limit }: OrderCap, milliseconds: number): AppError {
  const retryAfterSeconds = Math.max(Math.ceil(milliseconds / 1000), leastRetrySeconds);
  return new AppError('payment.too-many-open', paymentTexts.tooManyOpen, { retryAfterSeconds, limit });
}

const soldOut = () => new AppError('payment.sold-out', paymentTexts.soldOut);

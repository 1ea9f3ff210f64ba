import { purchaseLinked, purchaseUnlinked } from '@hearthway/contracts/commerce';
import type { Effect, Transaction } from '@hearthway/service-kit';
import { wasCompleted, type Payment } from '../payments/index.js';
import type { PurchaseDependencies } from './dependencies.js';

/** What caused an event: for its envelope. */
export interface Cause {
  readonly correlationId: string;
  readonly causationId: string;
}

/*
 * An address is confirmed before or after its order is paid. Whichever is second finds the first, at svc-identity or in our
 * orders. So at least one of the two messages links the order; if both try, one transaction conflicts, runs again, and finds it
 * linked.
 */

/** Links the completed orders of an account's confirmed address, including those refunded since, as receipts. */
export async function linkPurchasesOf(
  dependencies: PurchaseDependencies,
  userId: string,
  cause: Cause,
): Promise<Effect> {
  const { payments, accounts } = dependencies;
  const email = await accounts.findVerifiedEmail(userId);
  if (email === undefined) return nothing;
  const deleted = await findDeletedOwners(dependencies, await payments.findCompleted(email), userId);
  return async (transaction) => {
    for (const payment of await payments.findCompleted(email, transaction)) {
      const { userId: owner } = payment;
      if (owner === undefined || deleted.has(owner)) await link(dependencies, payment, userId, cause, transaction);
    }
  };
}

/** Links a completed order to the account that has confirmed its address, if there is one. */
export async function linkPurchase(
  dependencies: PurchaseDependencies,
  paymentId: string,
  cause: Cause,
): Promise<Effect> {
  const { payments } = dependencies;
  const found = await payments.find(paymentId);
  const userId = found && (await findOwner(dependencies, found));
  if (userId === undefined) return nothing;
  return async (transaction) => {
    const payment = await payments.find(paymentId, transaction);
    if (payment && payment.userId === undefined) await link(dependencies, payment, userId, cause, transaction);
  };
}

/** The orders of a deleted account belong to nobody, or to the account that has confirmed their address since. */
export async function unlinkPurchasesOf(
  dependencies: PurchaseDependencies,
  userId: string,
  cause: Cause,
): Promise<Effect> {
  const { payments } = dependencies;
  const nextOwners = new Map<string, string>();
  for (const payment of await payments.findByUser(userId)) {
    const owner = await findOwner(dependencies, payment);
    if (owner !== undefined) nextOwners.set(payment.id, owner);
  }
  return async (transaction) => {
    const unlinked = await payments.findByUser(userId, transaction);
    await payments.deleteUser(userId, transaction);
    for (const payment of unlinked) {
      const owner = nextOwners.get(payment.id);
      if (owner !== undefined) await link(dependencies, payment, owner, cause, transaction);
    }
  };
}

/** Publishes that an account has lost what it bought, unless it never had it. The refunded order stays in its list. */
export async function tellRefunded(
  { payments, outbox, now }: PurchaseDependencies,
  paymentId: string,
  cause: Cause,
  transaction: Transaction,
): Promise<void> {
  const payment = await payments.find(paymentId, transaction);
  if (payment?.userId === undefined || payment.isReceiptOnly) return;
  const { userId, productType } = payment;
  const data = { userId, paymentId, productType };
  await outbox.insert(purchaseUnlinked, { subject: paymentId, data, ...cause, occurredAt: now() }, transaction);
}

/**
 * The owners of these orders that are deleted, whether or not we have heard of it: an account that has had a confirmed address
 * keeps one as long as it exists.
 */
async function findDeletedOwners(
  { accounts }: PurchaseDependencies,
  payments: readonly Payment[],
  userId: string,
): Promise<ReadonlySet<string>> {
  const others = new Set(payments.flatMap(({ userId: owner }) => owner ?? []));
  others.delete(userId);
  for (const owner of others) if ((await accounts.findVerifiedEmail(owner)) !== undefined) others.delete(owner);
  return others;
}

/** The account that has confirmed the address of a completed order. */
async function findOwner({ accounts }: PurchaseDependencies, payment: Payment): Promise<string | undefined> {
  return wasCompleted(payment) && payment.buyer ? accounts.findVerifiedAccount(payment.buyer.email) : undefined;
}

async function link(
  { payments, outbox, now }: PurchaseDependencies,
  payment: Payment,
  userId: string,
  cause: Cause,
  transaction: Transaction,
): Promise<void> {
  await payments.updateUser(payment, userId, transaction);
  const { id: paymentId, status, productType, memberNumber } = payment;
  if (status !== 'completed') return;
  const data = { userId, paymentId, productType, ...(memberNumber !== undefined && { memberNumber }) };
  await outbox.insert(purchaseLinked, { subject: paymentId, data, ...cause, occurredAt: now() }, transaction);
}

const nothing: Effect = () => undefined;

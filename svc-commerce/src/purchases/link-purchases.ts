import { purchaseLinked } from '@hearthway/contracts/commerce';
import type { Transaction } from '@hearthway/service-kit';
import type { Payment } from '../payments/index.js';
import type { PurchaseDependencies } from './dependencies.js';

type LinkDependencies = Pick<PurchaseDependencies, 'payments' | 'accounts' | 'outbox' | 'now'>;

/*
 * An address is verified after its order was paid, or an order is paid after its address was verified. Each of the two
 * events looks for the other one where it is decided, svc-identity or our orders, after it has happened itself. So at least
 * one of them finds both, and if both do, the order's owner is only set once.
 */

/** Links the paid orders of an address that was verified, if it still is. */
export async function linkPurchasesOf(
  dependencies: LinkDependencies,
  userId: string,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  const { payments, accounts } = dependencies;
  const email = await accounts.findVerifiedEmail(userId);
  if (email === undefined) return;
  for (const payment of await payments.findUnowned(email, transaction)) {
    await link(dependencies, payment, userId, correlationId, transaction);
  }
}

/** Links a paid order to the account that has verified its address, if there is one. */
export async function linkPurchase(
  dependencies: LinkDependencies,
  paymentId: string,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  const { payments, accounts } = dependencies;
  const payment = await payments.find(paymentId, transaction);
  if (payment?.status !== 'completed' || payment.userId !== undefined || !payment.buyer) return;
  const userId = await accounts.findVerifiedAccount(payment.buyer.email);
  if (userId !== undefined) await link(dependencies, payment, userId, correlationId, transaction);
}

/** The orders of a deleted account belong to nobody, or to the next account that has verified their address. */
export async function unlinkPurchasesOf(
  dependencies: LinkDependencies,
  userId: string,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  const { payments } = dependencies;
  const owned = await payments.findByOwner(userId, transaction);
  await payments.deleteOwner(userId, transaction);
  for (const { id } of owned) await linkPurchase(dependencies, id, correlationId, transaction);
}

async function link(
  { payments, outbox, now }: LinkDependencies,
  { id: paymentId, productType, memberNumber }: Payment,
  userId: string,
  correlationId: string,
  transaction: Transaction,
): Promise<void> {
  if (!(await payments.updateOwner(paymentId, userId, transaction))) return;
  const data = { paymentId, userId, productType, ...(memberNumber !== undefined && { memberNumber }) };
  await outbox.insert(purchaseLinked, { subject: paymentId, data, correlationId, occurredAt: now() }, transaction);
}

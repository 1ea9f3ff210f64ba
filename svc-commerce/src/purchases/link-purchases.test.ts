import { describe, expect, it } from '@jest/globals';
import type { Effect, Transaction } from '@hearthway/service-kit';
import type { Payment } from '../payments/index.js';
import type { PurchaseDependencies } from './dependencies.js';
import { linkPurchase, linkPurchasesOf, unlinkPurchasesOf } from './link-purchases.js';

const email = 'jordan@example.com';
const cause = { correlationId: 'correlation-1', causationId: 'event-1' };
const transaction = {} as Transaction;

/** One completed order, and what svc-identity answers until it is silenced. */
function createWorld(owner?: string) {
  const order = { id: 'order-1', status: 'completed', buyer: { email }, ...(owner !== undefined && { userId: owner }) };
  const published: string[] = [];
  let silent = false;
  const answer = <Value>(value: Value): Promise<Value> =>
    silent ? Promise.reject(new Error('asked within the transaction')) : Promise.resolve(value);
  const dependencies = {
    accounts: {
      findVerifiedEmail: (userId: string) => answer(userId === 'deleted' ? undefined : email),
      findVerifiedAccount: () => answer('user-1'),
    },
    payments: {
      find: () => Promise.resolve(order as unknown as Payment),
      findCompleted: () => Promise.resolve([order as unknown as Payment]),
      findByUser: () => Promise.resolve([order as unknown as Payment]),
      updateUser: (_order: unknown, userId: string) => Promise.resolve(void (order.userId = userId)),
      deleteUser: () => Promise.resolve(void delete order.userId),
    },
    outbox: { insert: ({ type }: { type: string }) => Promise.resolve(void published.push(type)) },
    now: () => new Date(0),
  } as unknown as PurchaseDependencies;
  const carryOut = async (effect: Promise<Effect>): Promise<void> => {
    const known = await effect;
    silent = true;
    await known(transaction);
  };
  return { order, published, dependencies, carryOut };
}

describe('svc-identity is asked before the transaction, and not within it', () => {
  it.each([
    ['of an order that is paid', undefined, (known: PurchaseDependencies) => linkPurchase(known, 'order-1', cause)],
    [
      'of an address that is confirmed',
      'deleted',
      (known: PurchaseDependencies) => linkPurchasesOf(known, 'user-1', cause),
    ],
    [
      'of an account that is deleted',
      'deleted',
      (known: PurchaseDependencies) => unlinkPurchasesOf(known, 'deleted', cause),
    ],
  ] as const)('%s', async (_name, owner, link) => {
    const { order, published, dependencies, carryOut } = createWorld(owner);
    await carryOut(link(dependencies));
    expect(order.userId).toBe('user-1');
    expect(published).toEqual(['commerce.purchase-linked.v1']);
  });

  it('leaves an order alone that was linked meanwhile', async () => {
    const { order, published, dependencies, carryOut } = createWorld();
    const effect = linkPurchase(dependencies, 'order-1', cause);
    await effect;
    order.userId = 'user-2';
    await carryOut(effect);
    expect(order.userId).toBe('user-2');
    expect(published).toEqual([]);
  });
});

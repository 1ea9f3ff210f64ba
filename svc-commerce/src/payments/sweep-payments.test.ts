import { AppError, createLogger } from '@hearthway/service-kit';
import { describe, expect, it } from 'vitest';
import type { PaymentDependencies } from './dependencies.js';
import type { Payment } from './payment.js';
import { sweepPayments } from './sweep-payments.js';

const order = (id: string): Payment => ({
  id,
  productType: 'founding_member',
  amountCents: 2500,
  currency: 'usd',
  status: 'pending',
  email: 'jordan@example.com',
  firstName: 'Jordan',
  lastName: 'Rivera',
  state: 'TX',
  acceptedTerms: { at: new Date(0), version: '2025-05-01' },
  cancelKeyHash: 'hash',
  createdAt: new Date(0),
  expiresAt: new Date(0),
  sessionId: `cs_test_${id}`,
  intentId: `pi_${id}`,
});

const unknownToProvider = () => Promise.reject(new AppError('payment.provider-unavailable', 'not known'));

describe('a sweep', () => {
  it('settles the other orders and asks for the other refunds though the first of each cannot be', async () => {
    const settled: string[] = [];
    const refunded: string[] = [];
    const provider: Partial<PaymentDependencies['provider']> = {
      report: (sessionId) => (sessionId.endsWith('first') ? unknownToProvider() : Promise.resolve({ kind: 'open' })),
      refund: ({ id }) => (id === 'first' ? unknownToProvider() : Promise.resolve()),
    };
    const store: Partial<PaymentDependencies['store']> = {
      findOverdue: () => Promise.resolve([order('first'), order('second')]),
      findRefundsDue: () => Promise.resolve([order('first'), order('second')]),
      find: (id) => {
        settled.push(id);
        return Promise.resolve(order(id));
      },
      refundAsked: (id) => {
        refunded.push(id);
        return Promise.resolve();
      },
    };
    await sweepPayments({
      provider,
      store,
      logger: createLogger({ name: 'test', level: 'silent', pretty: false }),
      now: () => new Date(),
      newId: () => 'correlation',
    } as PaymentDependencies);
    expect(settled).toEqual(['second']);
    expect(refunded).toEqual(['second']);
  });
});

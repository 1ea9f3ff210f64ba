import { verifyPayment } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { inMemoryCommerce, refusal, type InMemoryCommerce } from '../../testing/in-memory-commerce.js';
import { verify } from './verify.js';

const sessionId = 'cs_test_1';

function asked(commerce: InMemoryCommerce, onPause: () => void = () => undefined) {
  const pauses: number[] = [];
  const signal = new AbortController().signal;
  const pause = (milliseconds: number) => {
    pauses.push(milliseconds);
    onPause();
    return Promise.resolve();
  };
  return {
    pauses,
    outcome: verify({ transport: commerce.transport, sessionId, product: 'founding_member', signal, pause }),
  };
}

describe('verify', () => {
  it('sends one request for a completed payment', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'completed');
    expect(await asked(commerce).outcome).toEqual({ kind: 'paid' });
    expect(commerce.requests).toEqual(['GET /api/payment/verify?session_id=cs_test_1']);
  });

  it('returns the amount, the receipt number and the member number', async () => {
    const commerce = inMemoryCommerce();
    const paid = { amountCents: 7500, paymentId: 'payment-1', memberNumber: 42 };
    commerce.settle(sessionId, 'completed', paid);
    expect(await asked(commerce).outcome).toEqual({ kind: 'paid', ...paid });
  });

  it.each(['completed', 'pending', 'failed', 'refunded'] as const)(
    'returns the other product’s page right away: %s',
    async (status) => {
      const commerce = inMemoryCommerce();
      commerce.settle(sessionId, status, { productType: 'offer_toolkit' });
      const { pauses, outcome } = asked(commerce);
      expect(await outcome).toEqual({ kind: 'other-product', path: '/toolkit-success' });
      expect(pauses).toEqual([]);
    },
  );

  it('polls a pending payment with growing delays until it is confirmed', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'pending');
    let left = 2;
    const { pauses, outcome } = asked(commerce, () => {
      left -= 1;
      if (left === 0) commerce.settle(sessionId, 'completed');
    });
    expect(await outcome).toMatchObject({ kind: 'paid' });
    expect(pauses).toEqual([1_000, 2_000]);
  });

  it('gives up after five requests with the server’s message, and allows a retry', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'pending', { error: 'Not confirmed yet' });
    const { pauses, outcome } = asked(commerce);
    expect(await outcome).toEqual({ kind: 'failed', message: 'Not confirmed yet', canChange: true });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(commerce.requests).toHaveLength(5);
  });

  it.each(['expired', 'cancelled', 'refunded', 'failed'] as const)(
    'does not poll a payment that is %s',
    async (status) => {
      const commerce = inMemoryCommerce();
      commerce.settle(sessionId, status, { error: `It is ${status}` });
      const { pauses, outcome } = asked(commerce);
      expect(await outcome).toEqual({ kind: 'failed', message: `It is ${status}`, canChange: false });
      expect(pauses).toEqual([]);
    },
  );

  it('has a default message for a failure without one', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'failed');
    expect(await asked(commerce).outcome).toMatchObject({
      message: 'There was a problem with your payment. Please contact support.',
    });
  });

  it('distinguishes a missing payment from other failures', async () => {
    expect(await asked(inMemoryCommerce()).outcome).toEqual({ kind: 'unknown' });
  });

  it.each([
    [() => Promise.reject(new TypeError('offline')), 'Unable to verify payment status. Please contact support.'],
    [() => new Response('{}'), 'Unable to verify payment status. Please contact support.'],
    [() => refusal(503, 'payment.provider-unavailable', 'Payments rest'), 'Payments rest'],
    [() => new Response('', { status: 502 }), 'There was a problem with your payment. Please contact support.'],
  ])('fails with the texts of section 8 and allows a retry: %#', async (answer, message) => {
    const commerce = inMemoryCommerce();
    commerce.answerAt(verifyPayment.path, answer);
    expect(await asked(commerce).outcome).toEqual({ kind: 'failed', message, canChange: true });
  });
});

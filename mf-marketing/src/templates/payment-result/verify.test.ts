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

describe('asking what became of a payment', () => {
  it('is one question when it went through', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'completed');
    expect(await asked(commerce).outcome).toEqual({ kind: 'paid', memberNumber: undefined });
    expect(commerce.requests).toEqual(['GET /api/payment/verify?session_id=cs_test_1']);
  });

  it('brings the number of a founding member', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'completed', { memberNumber: 42 });
    expect(await asked(commerce).outcome).toEqual({ kind: 'paid', memberNumber: 42 });
  });

  it.each(['completed', 'pending', 'failed', 'refunded'] as const)(
    'leads to the page of what was bought, if that is another, at once: %s',
    async (status) => {
      const commerce = inMemoryCommerce();
      commerce.settle(sessionId, status, { productType: 'offer_toolkit' });
      const { pauses, outcome } = asked(commerce);
      expect(await outcome).toEqual({ kind: 'elsewhere', path: '/toolkit-success' });
      expect(pauses).toEqual([]);
    },
  );

  it('goes on with growing pauses while the provider has not confirmed it, and ends once it has', async () => {
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

  it('ends after five questions with what the server said, which may change', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'pending', { error: 'Not confirmed yet' });
    const { pauses, outcome } = asked(commerce);
    expect(await outcome).toEqual({ kind: 'failed', message: 'Not confirmed yet', canChange: true });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(commerce.requests).toHaveLength(5);
  });

  it.each(['expired', 'cancelled', 'refunded', 'failed'] as const)(
    'is not asked again of one that is %s',
    async (status) => {
      const commerce = inMemoryCommerce();
      commerce.settle(sessionId, status, { error: `It is ${status}` });
      const { pauses, outcome } = asked(commerce);
      expect(await outcome).toEqual({ kind: 'failed', message: `It is ${status}`, canChange: false });
      expect(pauses).toEqual([]);
    },
  );

  it('has words of its own for a failure without any', async () => {
    const commerce = inMemoryCommerce();
    commerce.settle(sessionId, 'failed');
    expect(await asked(commerce).outcome).toMatchObject({
      message: 'There was a problem with your payment. Please contact support.',
    });
  });

  it('tells a payment that is not there from every other failure', async () => {
    expect(await asked(inMemoryCommerce()).outcome).toEqual({ kind: 'unknown' });
  });

  it.each([
    [() => Promise.reject(new TypeError('offline')), 'Unable to verify payment status. Please contact support.'],
    [() => new Response('{}'), 'Unable to verify payment status. Please contact support.'],
    [() => refusal(503, 'payment.provider-unavailable', 'Payments rest'), 'Payments rest'],
    [() => new Response('', { status: 502 }), 'There was a problem with your payment. Please contact support.'],
  ])('fails with the words of section 8, and may be tried again: %#', async (answer, message) => {
    const commerce = inMemoryCommerce();
    commerce.answerAt(verifyPayment.path, answer);
    expect(await asked(commerce).outcome).toEqual({ kind: 'failed', message, canChange: true });
  });
});

import { preparePayment } from '@hearthway/contracts/commerce';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { inMemoryCommerce, refusal } from '../../testing/in-memory-commerce.js';
import { joinInBackground, prepare, soldOutCode, type Purchase } from './purchase.js';

const founding: Purchase = { ...applicantValues, productType: 'founding_member', customAmount: 25 };
const signal = new AbortController().signal;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('preparing a payment', () => {
  it('returns the payment page', async () => {
    const { transport, purchases } = inMemoryCommerce();
    expect(await prepare(transport, founding, signal)).toBe('https://pay.example/c/pay/cs_test_payment-1');
    expect(purchases).toEqual([founding]);
  });

  it.each([
    [() => refusal(503, 'payment.provider-unavailable', 'Payments rest'), { message: 'Payments rest' }],
    [() => refusal(500, 'server.error', ''), { status: 500 }],
    [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), { status: 502 }],
    [() => new Response('{}', { status: 201 }), { code: 'reply.invalid' }],
    [() => Promise.reject(new TypeError('Failed to fetch')), { code: 'network.failed' }],
    [() => reply({ redirectUrl: 'javascript:alert(1)', paymentId: 'a' }), { name: 'TypeError' }],
  ])('throws on failure: %#', async (answer, error) => {
    const commerce = inMemoryCommerce();
    commerce.answerAt(preparePayment.path, answer);
    await expect(prepare(commerce.transport, founding, signal)).rejects.toMatchObject(error);
  });

  it('names the field the server rejected', async () => {
    const { transport } = inMemoryCommerce();
    await expect(prepare(transport, { ...founding, customAmount: 24 }, signal)).rejects.toMatchObject({
      code: 'payment.invalid',
      details: [{ path: 'body.customAmount', message: 'Minimum contribution amount is $25' }],
    });
  });

  it('reports sold out', async () => {
    const { transport } = inMemoryCommerce({ foundingMembers: 100 });
    await expect(prepare(transport, founding, signal)).rejects.toMatchObject({
      code: soldOutCode,
      message: expect.stringContaining('You have not been charged'),
    });
  });

  it('throws when aborted', async () => {
    const given = new AbortController();
    given.abort();
    const rejecting = () => Promise.reject(given.signal.reason as Error);
    await expect(prepare(rejecting, founding, given.signal)).rejects.toBe(given.signal.reason);
  });
});

describe('joining the waitlist in the background', () => {
  it('puts the buyer on the waitlist, with a source per product', async () => {
    const { transport, joins } = inMemoryCommerce();
    const onJoined = jest.fn();
    joinInBackground(transport, founding, onJoined);
    const toolkit: Purchase = { ...applicantValues, email: 'other@example.com', productType: 'offer_toolkit' };
    joinInBackground(transport, toolkit, onJoined);
    await eventually(() => {
      expect(joins).toMatchObject([
        { name: 'Jordan Rivera', state: 'TX', acceptedTerms: true, source: 'stripe_founding_member_intent' },
        { source: 'stripe_offer_toolkit_intent' },
      ]);
      expect(onJoined).toHaveBeenCalledTimes(2);
    });
  });

  it('logs only the code of a failure, and nothing when the buyer is already on the list', async () => {
    const logged = jest.spyOn(console, 'debug').mockReturnValue();
    const { transport, joins } = inMemoryCommerce({ waitlist: ['jordan@example.com'] });
    const onJoined = jest.fn();
    joinInBackground(transport, founding, onJoined);
    await eventually(() => {
      expect(joins).toHaveLength(1);
    });
    joinInBackground(
      () => Promise.resolve(refusal(429, 'waitlist.full', 'jordan@example.com waits')),
      founding,
      onJoined,
    );
    await eventually(() => {
      expect(logged.mock.calls).toEqual([[expect.any(String), 'waitlist.full']]);
    });
    expect(onJoined).not.toHaveBeenCalled();
  });
});

function reply(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 201, headers: { 'content-type': 'application/json' } });
}

import { preparePayment } from '@hearthway/contracts/commerce';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { applicantValues } from '../../testing/applicant.js';
import { inMemoryCommerce, refusal } from '../../testing/in-memory-commerce.js';
import { noteIntent, prepare, problemOf, purchaseOf } from './purchase.js';

const founding = purchaseOf('founding_member', applicantValues, 25);
const signal = new AbortController().signal;

afterEach(() => {
  jest.restoreAllMocks();
});

describe('an order', () => {
  it('names the amount of a contribution, and none for the toolkit', () => {
    expect(founding).toEqual({ ...applicantValues, productType: 'founding_member', customAmount: 25 });
    expect(purchaseOf('offer_toolkit', applicantValues, undefined)).toEqual({
      ...applicantValues,
      productType: 'offer_toolkit',
    });
  });

  it.each([
    [{ email: 'jordan', lastName: '', state: '', acceptedTerms: false, customAmount: 24 }, 'email'],
    [{ firstName: '', lastName: '', state: '', acceptedTerms: false, customAmount: 24 }, 'firstName'],
    [{ lastName: '', state: '', acceptedTerms: false, customAmount: 24 }, 'lastName'],
    [{ state: 'CA', acceptedTerms: false, customAmount: 24 }, 'state'],
    [{ acceptedTerms: false, customAmount: 24 }, 'acceptedTerms'],
    [{ customAmount: 24 }, 'customAmount'],
    [{ customAmount: 30.5 }, 'customAmount'],
    [{ customAmount: 5001 }, 'customAmount'],
  ] as const)('with %o wrong is refused at %s', (changes, control) => {
    expect(problemOf({ ...founding, ...changes })?.control).toBe(control);
  });

  it('that is whole has no problem', () => {
    expect(problemOf(founding)).toBeUndefined();
  });
});

describe('preparing a payment', () => {
  it('gives the page to pay on', async () => {
    const { transport, purchases } = inMemoryCommerce();
    expect(await prepare(transport, founding, signal)).toEqual({
      kind: 'prepared',
      paymentPage: 'https://pay.example/c/pay/cs_test_payment-1',
    });
    expect(purchases).toEqual([founding]);
  });

  it.each([
    [() => refusal(503, 'payment.provider-unavailable', 'Payments rest'), 'Payments rest'],
    [() => refusal(500, 'server.error', ''), 'Failed to process payment request'],
    [() => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'Failed to process payment request'],
    [() => new Response('{}', { status: 201 }), 'Failed to process payment request'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to process payment request'],
    [() => reply({ redirectUrl: 'javascript:alert(1)', paymentId: 'a' }), 'Failed to process payment request'],
  ])('fails in the words of the server, or our own: %#', async (answer, message) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const commerce = inMemoryCommerce();
    commerce.answerAt(preparePayment.path, answer);
    expect(await prepare(commerce.transport, founding, signal)).toMatchObject({ kind: 'failed', message });
  });

  it('names the control that the server refused', async () => {
    const { transport } = inMemoryCommerce();
    const outcome = await prepare(transport, { ...founding, customAmount: 24 }, signal);
    const message = 'Minimum contribution amount is $25';
    expect(outcome).toEqual({
      kind: 'failed',
      code: 'payment.invalid',
      message,
      at: { control: 'customAmount', message },
    });
  });

  it('tells a full hundred', async () => {
    const { transport } = inMemoryCommerce({ foundingMembers: 100 });
    expect(await prepare(transport, founding, signal)).toMatchObject({
      code: 'payment.sold-out',
      message: expect.stringContaining('You have not been charged'),
    });
  });

  it('throws when it was given up', async () => {
    const given = new AbortController();
    given.abort();
    const rejecting = () => Promise.reject(given.signal.reason as Error);
    await expect(prepare(rejecting, founding, given.signal)).rejects.toBe(given.signal.reason);
  });
});

describe('the intent, beside the payment', () => {
  it('puts the person on the waitlist with its own source', async () => {
    const { transport, joins } = inMemoryCommerce();
    noteIntent(transport, founding);
    noteIntent(transport, purchaseOf('offer_toolkit', { ...applicantValues, email: 'other@example.com' }, undefined));
    await eventually(() => {
      expect(joins).toMatchObject([
        { name: 'Jordan Rivera', state: 'TX', acceptedTerms: true, source: 'stripe_founding_member_intent' },
        { source: 'stripe_offer_toolkit_intent' },
      ]);
    });
  });

  it('is only logged when it fails, by its code, and not at all when the person is on the list already', async () => {
    const logged = jest.spyOn(console, 'debug').mockReturnValue();
    const { transport, joins } = inMemoryCommerce({ waitlist: ['jordan@example.com'] });
    noteIntent(transport, founding);
    await eventually(() => {
      expect(joins).toHaveLength(1);
    });
    noteIntent(() => Promise.resolve(refusal(429, 'waitlist.full', 'jordan@example.com waits')), founding);
    await eventually(() => {
      expect(logged.mock.calls).toEqual([[expect.any(String), 'waitlist.full']]);
    });
  });
});

function reply(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 201, headers: { 'content-type': 'application/json' } });
}

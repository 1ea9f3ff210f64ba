import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { signatureHeader } from './signature.js';

describe('signatureHeader', () => {
  const body = JSON.stringify({ object: 'event', note: 'ü' });
  const secret = 'whsec_0123456789';

  it('equals what the SDK computes for the same body, secret and time', () => {
    const expected = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: 1_790_000_000 });
    expect(signatureHeader(body, secret, 1_790_000_000)).toBe(expected);
  });

  it('differs for another body, secret or time', () => {
    const headers = [
      signatureHeader(body, secret, 1),
      signatureHeader(`${body} `, secret, 1),
      signatureHeader(body, 'whsec_1', 1),
      signatureHeader(body, secret, 2),
    ];
    expect(new Set(headers.map((header) => header.split('v1=')[1])).size).toBe(4);
  });
});

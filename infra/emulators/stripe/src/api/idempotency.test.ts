import { describe, expect, it } from '@jest/globals';
import { fingerprint, readForm } from './form.js';
import { checkKey, keptFor, type SavedAnswer } from './idempotency.js';
import { StripeError } from './stripe-error.js';

const request = { key: 'key-1', path: '/v1/refunds', fingerprint: 'a' };
const saved: SavedAnswer = { ...request, at: 1000, requestId: 'req_1', status: 500, body: '{}', headers: {} };

function refusal(...given: Parameters<typeof checkKey>): StripeError {
  try {
    checkKey(...given);
  } catch (error) {
    if (error instanceof StripeError) return error;
  }
  throw new Error('The request was let through');
}

describe('checkKey', () => {
  it('lets a new key through', () => {
    expect(checkKey(request, undefined, undefined, 1000)).toBeUndefined();
  });

  it('returns the saved answer, even an error, until it is a day old', () => {
    expect(checkKey(request, saved, undefined, 1000 + keptFor - 1)).toBe(saved);
    expect(checkKey(request, saved, undefined, 1000 + keptFor)).toBeUndefined();
  });

  it('refuses other parameters and other endpoints under a saved or running key', () => {
    for (const other of [
      { ...request, fingerprint: 'b' },
      { ...request, path: '/v1/checkout/sessions' },
    ]) {
      expect(refusal(other, saved, undefined, 1000)).toMatchObject({ type: 'idempotency_error', status: 400 });
      expect(refusal(other, undefined, request, 1000)).toMatchObject({ type: 'idempotency_error', status: 400 });
    }
  });

  it('refuses a key that is still in progress and asks to retry', () => {
    expect(refusal(request, undefined, request, 1000)).toMatchObject({
      status: 409,
      code: 'idempotency_key_in_use',
      headers: { 'stripe-should-retry': 'true' },
    });
  });

  it('accepts a key of 255 characters, but not a longer one', () => {
    expect(checkKey({ ...request, key: 'k'.repeat(255) }, undefined, undefined, 0)).toBeUndefined();
    expect(refusal({ ...request, key: 'k'.repeat(256) }, undefined, undefined, 0).status).toBe(400);
  });
});

describe('fingerprint', () => {
  it('is the same for the same parameters in another order, and differs otherwise', () => {
    const of = (form: string, path = '/v1/refunds') => fingerprint(path, readForm(form));
    expect(of('a=1&b[c]=2&b[d]=3')).toBe(of('b[d]=3&b[c]=2&a=1'));
    expect(of('a=1&a[b]=2')).not.toBe(of('a=1'));
    expect(of('l[0]=1&l[1]=2')).not.toBe(of('l[0]=2&l[1]=1'));
    expect(of('a=1')).not.toBe(of('a=1', '/v1/charges'));
  });
});

describe('readForm', () => {
  it('reads nested names, lists and encoded characters', () => {
    const read = readForm(
      'line_items[0][price_data][product_data][name]=A%20%26%20B&expand[]=x&expand[]=y&metadata[a.b]=1',
    );
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      line_items: [{ price_data: { product_data: { name: 'A & B' } } }],
      expand: ['x', 'y'],
      metadata: { 'a.b': '1' },
    });
  });

  it('does not pollute prototypes', () => {
    readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
    expect({}).not.toHaveProperty('polluted');
  });

  it('refuses parameters that are nested too deeply', () => {
    expect(() => readForm(`a${'[b]'.repeat(20)}=1`)).toThrow('nested too deeply');
  });
});

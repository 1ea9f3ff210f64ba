import { describe, expect, it } from '@jest/globals';
import { malformedKinds } from './http-mutations.js';
import { malformedRequests, type MalformedRequest } from './malformed-http.js';

const first = (count: number, seed: number): MalformedRequest[] => {
  const requests = malformedRequests({ seed, paths: ['/', '/api/one'], host: 'site.example' });
  return Array.from({ length: count }, () => requests.next().value);
};

describe('malformed requests', () => {
  it('are the same for the same seed, and differ for another', () => {
    expect(first(300, 7)).toEqual(first(300, 7));
    expect(first(300, 7)).not.toEqual(first(300, 8));
  });

  it('are of every kind and rarely alike', () => {
    const requests = first(3000, 1);
    expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(malformedKinds));
    const texts = requests.map(({ fragments }) => Buffer.concat(fragments).toString('latin1'));
    expect(new Set(texts).size).toBeGreaterThan(1500);
  });

  it('come whole or in parts, which are empty only for an empty request', () => {
    const requests = first(1000, 2);
    expect(requests.some(({ fragments }) => fragments.length > 5)).toBe(true);
    expect(requests.some(({ fragments }) => fragments.length === 1)).toBe(true);
    for (const { fragments } of requests) {
      if (fragments.length > 1) expect(fragments.every(({ length }) => length > 0)).toBe(true);
    }
  });
});

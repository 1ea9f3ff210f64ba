import { describe, expect, it } from '@jest/globals';
import { linkTokens, randomToken } from './random-token.js';

describe('a random token', () => {
  it('is different each time and safe in a URL', () => {
    const tokens = Array.from({ length: 100 }, randomToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('a link token', () => {
  it('matches its own hash and no other', () => {
    const { token, hash } = linkTokens.make();
    expect(linkTokens.hashOf(token)).toBe(hash);
    expect(linkTokens.matches(token, hash)).toBe(true);
    expect(linkTokens.matches(token, linkTokens.make().hash)).toBe(false);
    expect(linkTokens.matches('another', hash)).toBe(false);
  });
});

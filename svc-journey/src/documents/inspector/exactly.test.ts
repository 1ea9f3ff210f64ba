import { describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { exactly } from './exactly.js';

async function* parts(...texts: readonly string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

describe('an output of five bytes', () => {
  it('is passed on', async () => {
    expect(String(await buffer(exactly(parts('abc', 'de'), 5)))).toBe('abcde');
  });

  it.each([
    ['fewer', ['abc']],
    ['more', ['abc', 'def']],
    ['none', []],
  ])('fails if there are %s', async (_what, texts) => {
    await expect(buffer(exactly(parts(...texts), 5))).rejects.toThrow('not whole');
  });
});

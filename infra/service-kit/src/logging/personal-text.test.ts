import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { personalPatterns } from './personal-text.js';

const pieces = ['a', 'a@', 'a@b.', 'b.1', '@', '5', '+5 ', '5-', '(', '555-', '1 ', 'é.', 'a%40b.', '+', '._-'];

describe('the patterns of personal data', () => {
  it.each(pieces)('read a text once, though it is made of %j alone', (piece) => {
    for (const pattern of personalPatterns) {
      const timeOf = (length: number) => {
        const text = `${piece.repeat(length / piece.length)}\u0000`;
        let least = Infinity;
        for (let round = 0; round < 7; round += 1) {
          const begun = performance.now();
          text.replace(pattern, '');
          least = Math.min(least, performance.now() - begun);
        }
        return least;
      };
      // Ten times the text takes ten times as long. A search from each character would take a hundred times as long.
      labeled(pattern.source, () => expect(timeOf(100_000)).toBeLessThan(40 * timeOf(10_000) + 2));
    }
  });
});

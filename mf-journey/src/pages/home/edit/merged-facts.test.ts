import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { describe, expect, it } from '@jest/globals';
import { mergedFacts } from './merged-facts.js';

const from = exampleHomeEntry;

describe('facts that were changed in two places', () => {
  it('go together where they are not the same', () => {
    const merged = mergedFacts(from, { ...from, bedrooms: 4 }, { ...from, priceCents: 41_000_000 });
    const both = { ...from, bedrooms: 4, priceCents: 41_000_000 };
    expect(merged).toEqual({ mine: both, newer: both, clashes: [] });
  });

  it('clash where both changed the same, to something else', () => {
    const typed = { ...from, priceCents: 40_000_000, bedrooms: 4, yard: null };
    const newest = { ...from, priceCents: 41_000_000, bedrooms: 4 };
    expect(mergedFacts(from, typed, newest)).toEqual({
      mine: { ...typed, priceCents: 40_000_000 },
      newer: { ...typed, priceCents: 41_000_000 },
      clashes: ['priceCents'],
    });
  });

  it('leave out what the service keeps about a home', () => {
    const newest = { ...from, id: 'oak', version: 3 };
    expect(mergedFacts(from, from, newest).mine).toEqual(from);
  });
});

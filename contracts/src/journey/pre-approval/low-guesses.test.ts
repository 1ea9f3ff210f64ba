import { describe, expect, it } from '@jest/globals';
import { lowGuesses, type UsualCosts } from './low-guesses.js';

/** $320,000 in Texas at 1.6%. */
const texas: UsualCosts = { stateName: 'Texas', homeInsuranceCents: 239_700, propertyTaxCents: 512_000 };
const oak = { lender: 'Oak Bank', prepaidsCents: 240_000, escrowCents: 150_000 };

describe('low guesses of taxes and insurance', () => {
  it('are none near the usual costs, and none for lines that are not given', () => {
    expect(lowGuesses([oak, { ...oak, prepaidsCents: null, escrowCents: null }], texas)).toEqual([]);
    expect(lowGuesses([{ ...oak, prepaidsCents: 191_760 }], texas)).toEqual([]);
  });

  it('name prepaids below a year of insurance', () => {
    expect(lowGuesses([oak, { ...oak, lender: 'Elm', prepaidsCents: 120_000 }], texas)).toEqual([
      'Elm counts $1,200 of prepaids, but a year of home insurance alone is about $2,400 in Texas. A low guess only looks cheaper.',
    ]);
  });

  it('name a first escrow payment below two months of taxes and insurance', () => {
    const low = { ...oak, escrowCents: 60_000 };
    expect(lowGuesses([low], texas)).toEqual([
      'Oak Bank counts $600 for the first escrow payment, but two months of taxes and insurance are about $1,300 for your target price. Ask what is left out.',
    ]);
    expect(lowGuesses([low], { ...texas, propertyTaxCents: null })).toEqual([]);
  });
});

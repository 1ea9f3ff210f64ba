import { usStateCodes } from '@hearthway/contracts/journey';
import { labeled } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { countiesOf } from '../counties/index.js';
import { findLimitRow } from './county-limit.js';

const limit = (program: 'conventional' | 'fha', place: string, date = '2026-11-22') => {
  const row = findLimitRow(`${program}/limit/${place}`, date);
  if (!row) return undefined;
  const { value, range } = row;
  return range ? [range.low / 100, range.high / 100] : value / 100;
};

describe('the loan limits', () => {
  it('of 2026 are known for every county, and none is below the lowest', () => {
    for (const fips of usStateCodes.flatMap((state) => countiesOf(state).map((county) => county.fips))) {
      labeled(fips, () => expect(limit('conventional', `county/${fips}`)).toBeGreaterThanOrEqual(832_750));
      labeled(fips, () => expect(limit('fha', `county/${fips}`)).toBeDefined());
    }
  });

  it.each([
    ['08031', 862_500],
    ['08013', 879_750],
    ['09190', 977_500],
    ['09140', 851_000],
    ['48453', 832_750],
    ['02020', 1_249_125],
  ])('for county %s, conventional: %d', (fips, expected) => {
    expect(limit('conventional', `county/${fips}`)).toBe(expected);
  });

  it('for FHA are the same above the lowest, and otherwise between two ends', () => {
    expect(limit('fha', 'county/08031')).toBe(862_500);
    expect(limit('fha', 'county/48453')).toEqual([541_287, 832_750]);
    // The conforming limit of Alaska and Hawaii is set by law and says nothing about FHA’s.
    expect(limit('fha', 'county/15003')).toEqual([541_287, 1_249_125]);
  });

  it('for FHA are exact in a year with HUD’s figures', () => {
    expect(limit('fha', 'county/15003', '2025-06-30')).toBe(779_700);
    expect(limit('fha', 'county/48453', '2025-06-30')).toBe(571_550);
  });

  it('of a state are known where all its counties have the same', () => {
    expect(limit('conventional', 'state/TX')).toBe(832_750);
    expect(limit('conventional', 'state/CO')).toBeUndefined();
  });

  it('are unknown in a year without a file, and for places that are none', () => {
    expect(limit('conventional', 'county/48453', '2027-01-01')).toBeUndefined();
    expect(limit('conventional', 'county/99999')).toBeUndefined();
    expect(findLimitRow('toString', '2026-01-01')).toBeUndefined();
  });
});

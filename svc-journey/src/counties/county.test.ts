import { usStateCodes } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { countiesOf, isCountyNameOf, isCountyOf } from './county.js';

const all = usStateCodes.flatMap((state) => countiesOf(state).map((county) => ({ state, ...county })));

describe('the counties', () => {
  it('cover the 50 states and the District of Columbia without repeats', () => {
    expect(all).toHaveLength(3_144);
    expect(new Set(all.map(({ fips }) => fips)).size).toBe(3_144);
    expect(all.every(({ fips }) => /^\d{5}$/.test(fips))).toBe(true);
    expect(countiesOf('TX')).toHaveLength(254);
  });

  it('of one state share its code and have different names', () => {
    for (const state of usStateCodes) {
      const counties = countiesOf(state);
      expect(new Set(counties.map(({ fips }) => fips.slice(0, 2))).size).toBe(1);
      expect(new Set(counties.map(({ name }) => name)).size).toBe(counties.length);
    }
  });

  it('are sorted by name', () => {
    const names = countiesOf('VA').map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Accomack', 'Albemarle', 'Alexandria']);
    expect(names.filter((name) => name.startsWith('Fairfax'))).toEqual(['Fairfax City', 'Fairfax County']);
  });

  it('are known by state and name', () => {
    expect(isCountyNameOf('TX', 'Travis')).toBe(true);
    expect(isCountyNameOf('CO', 'Travis')).toBe(false);
    expect(isCountyNameOf('TX', 'toString')).toBe(false);
  });

  it('are identified by state and code together', () => {
    expect(isCountyOf('CO', '08031')).toBe(true);
    expect(isCountyOf('TX', '08031')).toBe(false);
    expect(isCountyOf('TX', 'toString')).toBe(false);
    expect(isCountyOf('CT', '09190')).toBe(true);
  });

  it('include those that others replaced, for profiles that still name them', () => {
    expect(isCountyOf('CT', '09001')).toBe(true);
    expect(countiesOf('CT').map(({ fips }) => fips)).not.toContain('09001');
  });
});

import { usStateCodes } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { countiesOf, isCountyOf } from './county.js';
import { formerCounties, newCounties } from './former-counties.js';

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

  it('are identified by state and code together', () => {
    expect(isCountyOf('CO', '08031')).toBe(true);
    expect(isCountyOf('TX', '08031')).toBe(false);
    expect(isCountyOf('TX', 'toString')).toBe(false);
  });

  it('of Connecticut are its planning regions; a saved former county stays valid', () => {
    expect(countiesOf('CT').map(({ fips }) => fips)).toEqual(
      expect.arrayContaining(['09110', '09120', '09130', '09140', '09150', '09160', '09170', '09180', '09190']),
    );
    expect(countiesOf('CT')).toHaveLength(9);
    expect(isCountyOf('CT', '09190')).toBe(true);
    expect(isCountyOf('CT', '09001')).toBe(true);
    expect(isCountyOf('NY', '09001')).toBe(false);
    expect(isCountyOf('AK', '02261')).toBe(true);
  });

  it('replaced a former one wherever they are new', () => {
    const replacing = new Set([...formerCounties.values()].flatMap(({ now }) => now));
    const added = Object.values(newCounties).flatMap((names) => Object.keys(names));
    expect([...replacing].sort()).toEqual(added.sort());
    for (const fips of added) expect(all.map((county) => county.fips)).toContain(fips);
    for (const fips of formerCounties.keys()) expect(all.map((county) => county.fips)).not.toContain(fips);
  });
});

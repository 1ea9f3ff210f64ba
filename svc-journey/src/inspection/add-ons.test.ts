import { describe, expect, it } from '@jest/globals';
import { policyAt } from '../policy/index.js';
import { addOnsFor, type InspectedHome } from './add-ons.js';

const home: InspectedHome = {
  state: 'NV',
  yearBuilt: 2020,
  propertyType: 'single_family',
  traits: [],
  ordered: [],
  year: 2026,
};
const namesFor = (changes: Partial<InspectedHome>) =>
  addOnsFor({ ...home, ...changes }, policyAt('2026-11-22')).map(({ name }) => name);

describe('add-on inspections', () => {
  it.each([
    ['TX', ['wood_insects', 'roof', 'foundation']],
    ['FL', ['wood_insects', 'wind']],
    ['AZ', ['wood_insects']],
    ['NV', ['wood_insects']],
    ['CO', ['roof', 'radon']],
    ['TN', ['wood_insects', 'radon']],
  ] as const)('in %s are what the state calls for', (state, names) => {
    expect(namesFor({ state })).toEqual(names);
  });

  it('follow the age of the home', () => {
    expect(namesFor({ yearBuilt: 1979 })).toContain('sewer');
    expect(namesFor({ yearBuilt: 1980 })).not.toContain('sewer');
    expect(namesFor({ yearBuilt: 1977 })).toContain('lead_paint');
    expect(namesFor({ yearBuilt: 1978 })).not.toContain('lead_paint');
    expect(namesFor({ state: 'FL', yearBuilt: 1996 })).toContain('four_point');
    expect(namesFor({ state: 'FL', yearBuilt: 1997 })).not.toContain('four_point');
    expect(namesFor({ yearBuilt: null })).toEqual(['wood_insects']);
    expect(namesFor({ yearBuilt: null, state: null })).toEqual([]);
  });

  it('follow what the buyer sees', () => {
    expect(
      namesFor({ traits: ['pool', 'septic', 'well', 'stucco', 'older_hvac', 'damp', 'cracks', 'older_roof'] }),
    ).toEqual(['wood_insects', 'roof', 'hvac', 'pool', 'septic', 'well', 'foundation', 'stucco', 'mold']);
  });

  it('leave out of a condominium what its association looks after', () => {
    expect(namesFor({ state: 'TX', propertyType: 'condo', yearBuilt: 1960 })).toEqual(['lead_paint']);
  });

  it('name their cost and its rows; one that was ordered stays', () => {
    const [insects, radon] = addOnsFor({ ...home, ordered: ['radon'] }, policyAt('2026-11-22'));
    expect(insects).toMatchObject({
      lowCents: 7_500,
      highCents: 15_000,
      policyRowIds: ['inspection/cost/wood_insects@2026-01-01'],
    });
    expect(radon).toMatchObject({ name: 'radon', reason: '' });
  });
});

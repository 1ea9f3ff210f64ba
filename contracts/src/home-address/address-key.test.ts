import { describe, expect, it } from '@jest/globals';
import { addressKey, townKey, type HomeAddress } from './address-key.js';

const austin: HomeAddress = { address: '12 Oak Street', city: 'Austin', state: 'TX', zipCode: '78704' };
const keyOf = (part: Partial<HomeAddress>) => addressKey({ ...austin, ...part });

describe('an address', () => {
  it.each([
    ['12 oak st.', '12 OAK STREET'],
    ['12 North Oak Street', '12 N. Oak St'],
    ['12 Oak Street, Apt 4', '12 Oak St #4'],
    ['12 Oak Street Unit 4B', '12 Oak Street, # 4b'],
    ['450 O’Connor Blvd', '450 OConnor Boulevard'],
    ['8 Saint Charles Ave', '8 St. Charles Avenue'],
    ['3 Peñasco Ct', '3 Penasco Court'],
  ])('%s is %s', (one, other) => {
    expect(keyOf({ address: one })).toBe(keyOf({ address: other }));
  });

  it.each([
    ['12 Oak Street', '12 Oak Court'],
    ['12 N Oak Street', '12 S Oak Street'],
    ['12 Oak Street #4', '12 Oak Street #5'],
    ['12 Oak Street', '12 Oak Street #1'],
    ['#', '—'],
  ])('%s is not %s', (one, other) => {
    expect(keyOf({ address: one })).not.toBe(keyOf({ address: other }));
  });

  it('is told from the same one elsewhere by its ZIP code or, without one, by its town', () => {
    expect(keyOf({ zipCode: '78704-1234', city: 'AUSTIN TX' })).toBe(keyOf({}));
    expect(keyOf({ zipCode: '78705' })).not.toBe(keyOf({}));
    expect(keyOf({ zipCode: '', city: 'austin ' })).toBe(keyOf({ zipCode: '' }));
    expect(keyOf({ zipCode: '', city: 'Waco' })).not.toBe(keyOf({ zipCode: '' }));
    expect(keyOf({ zipCode: '', state: 'MN' })).not.toBe(keyOf({ zipCode: '' }));
  });

  it('has the key of one without a ZIP code, if its town is known', () => {
    expect(townKey(austin)).toBe(keyOf({ zipCode: '' }));
    expect([townKey({ ...austin, city: '' }), townKey({ ...austin, state: null })]).toEqual([undefined, undefined]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { examplePurchaseTerms as terms } from '../../examples.js';
import { usStateCodes } from '../us-states.js';
import { propertyTimeZones, stateTimeZones } from './property-time-zones.js';
import { purchaseContract } from './purchase-contract.js';
import { contractAddress, purchaseTerms } from './purchase-terms.js';

/** The paths of the fields that are refused. */
function refused(change: object): string[] {
  const { error } = purchaseTerms.safeParse({ ...terms, ...change });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('terms of a contract', () => {
  it('are taken as they are', () => {
    expect(purchaseTerms.parse(terms)).toEqual(terms);
  });

  it.each([
    ['a zone of another state', { timeZone: 'America/Phoenix' }, 'timeZone'],
    ['a closing before the effective date', { closingOn: '2026-11-18' }, 'closingOn'],
    ['a closing after more than two years', { closingOn: '2028-11-19' }, 'closingOn'],
    ['keys before closing', { possessionOn: '2027-01-11' }, 'possessionOn'],
    ['deposits above the price', { earnestMoneyCents: 39_990_000 }, 'earnestMoneyCents'],
    ['an effective date before our rules', { effectiveOn: '2025-12-31' }, 'effectiveOn'],
    ['a day that doesn’t exist', { titleReceivedOn: '2027-02-29' }, 'titleReceivedOn'],
    [
      'a window that ended before it began',
      { contingencies: { ...terms.contingencies, hoa: { kind: 'date', on: '2026-11-18', time: null } } },
      'contingencies.hoa.on',
    ],
    [
      'more than 120 days',
      { contingencies: { ...terms.contingencies, title: { kind: 'days', days: 121, time: null } } },
      'contingencies.title.days',
    ],
    ['an account number in the address', { address: '12 Oak Street, account 000123456789' }, 'address'],
    ['an hour that doesn’t exist', { deposit: { kind: 'days', days: 3, time: '24:00' } }, 'deposit.time'],
  ])('are refused with %s', (_what, change, field) => {
    expect(refused(change)).toContain(field);
  });

  it('that are older than the rule on private numbers are still shown', () => {
    const older = { ...terms, address: '12 Oak Street, account 000123456789' };
    expect(purchaseContract.shape.terms.parse(older)).toEqual(older);
  });
});

it('an address has its city and state where they fit', () => {
  const place = { city: 'Austin', state: 'TX' } as const;
  expect(contractAddress({ ...place, address: '12 Oak Street' })).toBe('12 Oak Street, Austin, TX');
  expect(contractAddress({ address: '12 Oak Street', city: '', state: null })).toBe('12 Oak Street');
  expect(contractAddress({ ...place, address: 'O'.repeat(195) })).toBe('O'.repeat(195));
});

it('every state has zones that exist', () => {
  for (const state of usStateCodes) {
    for (const zone of stateTimeZones[state]) {
      expect(Object.keys(propertyTimeZones)).toContain(zone);
      expect(new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
    }
  }
});

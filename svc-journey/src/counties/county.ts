import type { UsStateCode } from '@hearthway/contracts/journey';
import countiesByState from './counties.json' with { type: 'json' };

export interface County {
  readonly fips: string;
  readonly name: string;
}

/** Sorted by name. */
export function countiesOf(state: UsStateCode): County[] {
  return Object.entries(namesByFips(state))
    .map(([fips, name]) => ({ fips, name }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

export const countyCodesOf = (state: UsStateCode): string[] => Object.keys(namesByFips(state));

export function isCountyOf(state: UsStateCode, fips: string): boolean {
  return Object.hasOwn(namesByFips(state), fips);
}

const namesByFips = (state: UsStateCode): Readonly<Record<string, string>> => countiesByState[state];
const byName = new Intl.Collator('en-US');

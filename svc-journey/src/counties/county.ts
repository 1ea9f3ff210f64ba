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

/** Also true of a county that others have replaced: profiles may still name it. */
export function isCountyOf(state: UsStateCode, fips: string): boolean {
  return Object.hasOwn(namesByFips(state), fips) || formerCounties[state]?.includes(fips) === true;
}

/** By name, as `countiesOf` returns it. */
export function isCountyNameOf(state: UsStateCode, name: string): boolean {
  return Object.values(namesByFips(state)).includes(name);
}

/** Replaced in 2022 and 2019. */
const formerCounties: Readonly<Partial<Record<UsStateCode, readonly string[]>>> = {
  CT: ['09001', '09003', '09005', '09007', '09009', '09011', '09013', '09015'],
  AK: ['02261'],
};

const namesByFips = (state: UsStateCode): Readonly<Record<string, string>> => countiesByState[state];
const byName = new Intl.Collator('en-US');

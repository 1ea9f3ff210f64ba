import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import countiesByState from './counties.json' with { type: 'json' };
import { formerCounties } from './former-counties.js';

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

/** Includes counties that have been replaced; `undefined` for a county of another state. */
export function countyNameOf(state: UsStateCode, fips: string): string | undefined {
  const [, name] = Object.entries(namesByFips(state)).find(([code]) => code === fips) ?? [];
  const former = formerCounties.get(fips);
  return name ?? (former?.state === state ? former.name : undefined);
}

/** Also true for counties that have been replaced, since saved profiles may name them. */
export function isCountyOf(state: UsStateCode, fips: string): boolean {
  return Object.hasOwn(namesByFips(state), fips) || formerCounties.get(fips)?.state === state;
}

/** Counties of every state, including those that have been replaced. */
export function allCounties(): (County & { readonly state: UsStateCode })[] {
  return [
    ...usStateCodes.flatMap((state) =>
      Object.entries(namesByFips(state)).map(([fips, name]) => ({ fips, name, state })),
    ),
    ...[...formerCounties].map(([fips, { name, state }]) => ({ fips, name, state })),
  ];
}

const namesByFips = (state: UsStateCode): Readonly<Record<string, string>> => countiesByState[state];
const byName = new Intl.Collator('en-US');

import type { propertyTypes } from '../journey/pre-approval-info.js';
import { phrasesIn } from './labels.js';
import type { Found } from './reading.js';
import { tokensOf, type Token } from './tokens.js';

type PropertyType = keyof typeof propertyTypes;

/** What a listing calls its property type, or else the first type it names; `house` only if it names no other. */
export function findPropertyType(tokens: readonly Token[]): Found<PropertyType> | undefined {
  const found = phrasesIn(tokens, typePhrases).flatMap(({ start, end, meaning: { type, isWeak } }) =>
    type === undefined ? [] : [{ value: type, start, end, isWeak }],
  );
  const isLabeled = ({ start }: Found<PropertyType>): boolean => {
    const at = tokens[start - 1]?.text === ':' ? start - 2 : start - 1;
    return tokens[at]?.text === 'type';
  };
  return found.find(isLabeled) ?? found.find(({ isWeak }) => !isWeak) ?? found[0];
}

/** The property type in a table cell. */
export function propertyTypeNamed(text: string): PropertyType | undefined {
  return /^\s?land\s?$/i.test(text) ? 'land' : findPropertyType(tokensOf(text))?.value;
}

type Row = readonly [type: PropertyType | undefined, phrases: string, isWeak?: boolean];

const rows: readonly Row[] = [
  [
    'single_family',
    `single family, singlefamily, single family residential, single family residence, detached home, detached house, sfh, sfr`,
  ],
  [
    'townhouse',
    `townhouse, townhouses, townhome, townhomes, town house, town home, townhouse condo, townhome condo, condo townhouse,
    row house, rowhouse, row home, twnhs`,
  ],
  ['condo', `condo, condos, condominium, condo / co op, co op, coop, cooperative, condominio, high rise`],
  ['multi_family', `multi family, multifamily, duplex, triplex, fourplex, quadplex`],
  [
    'mobile_home',
    `mobile home, mobile / manufactured home, mobile / manufactured, manufactured home, manufactured house`,
  ],
  ['land', `lot / land, lots / land, vacant land, vacant lot, raw land, acreage, terreno en venta`],
  ['condo', `apartment, loft, departamento, apartamento`, true],
  ['mobile_home', `manufactured`, true],
  ['single_family', `house, bungalow, ranch home, ranch style home, casa, cottage, cabin`, true],
  [
    undefined,
    `open house, open houses, guest house, pool house, carriage house, house rules, my house, guest apartment,
    apartment complex, condo fee, condo fees`,
  ],
];

const typePhrases = new Map(
  rows.flatMap(([type, phrases, isWeak = false]) =>
    phrases.split(/,\s+/).map((phrase) => [phrase, { type, isWeak }] as const),
  ),
);

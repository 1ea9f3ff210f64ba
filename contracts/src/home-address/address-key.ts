import { directions, streetSuffixes } from './street-words.js';

export interface HomeAddress {
  /** Street and unit: `12 Oak Street #4`. */
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  /** Five digits, or nine as `12345-6789`; empty if it isn't known. */
  readonly zipCode: string;
}

/**
 * The same for two spellings of one address: `12 North Oak Street, Apt 4` and `12 N OAK ST. #4`. Without a ZIP code, the city and
 * the state decide, so that a home is never taken for one in another town.
 */
export function addressKey({ address, city, state, zipCode }: HomeAddress): string {
  const words = wordsOf(address).map(
    (word) => streetSuffixes.get(word) ?? directions.get(word) ?? shortened.get(word) ?? word,
  );
  const town = zipCode === '' ? [...wordsOf(city), (state ?? '').toLowerCase()].join(' ') : zipCode.slice(0, 5);
  // An address made only of punctuation is still an address.
  return `${words.join(' ') || address.trim()}|${town}`;
}

/**
 * The key of an address as if its ZIP code weren't known, to compare it with one that has none. `undefined` if the city or the
 * state isn't known either: a street alone says too little.
 */
export function townKey(home: HomeAddress): string | undefined {
  return home.city === '' || home.state === null ? undefined : addressKey({ ...home, zipCode: '' });
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !unitWords.has(word));
}

const shortened: ReadonlyMap<string, string> = new Map([['saint', 'st']]);

/** Words before a unit's number. */
const unitWords: ReadonlySet<string> = new Set(['apt', 'apartment', 'unit', 'suite', 'ste', 'no', 'number']);

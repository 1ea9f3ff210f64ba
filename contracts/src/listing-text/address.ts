import { usStates, type UsStateCode } from '../journey/us-states.js';
import { directions, streetSuffixes } from './street-words.js';

export interface FoundAddress {
  readonly address?: string;
  readonly city?: string;
  readonly state?: UsStateCode;
  readonly zipCode?: string;
}

/** The first street address of a text with what follows it, on its own line or the next one. Takes time in proportion to the text. */
export function findAddress(lines: readonly string[]): FoundAddress {
  for (const [place, line] of lines.entries()) {
    const street = findStreet(line);
    if (!street) continue;
    const [next = ''] = lines.slice(place + 1).filter((other) => other !== '');
    const rest = findTown(street.rest) ?? findTown(next, { wholeLine: true }) ?? { city: cityIn(street.rest) ?? '' };
    return withoutEmpty({ address: street.address, ...rest });
  }
  for (const line of lines) {
    const town = findTown(line);
    if (town) return withoutEmpty(town);
  }
  return {};
}

/** A house number, up to five words, and a word that streets end with; then a direction and a unit, if any. */
function findStreet(line: string): { address: string; rest: string } | undefined {
  const words = line.split(' ').slice(0, 400);
  for (const [start, word] of words.entries()) {
    if (!/^\d{1,6}(?:-\d{1,5})?[a-z]?$/i.test(word)) continue;
    const end = streetEnd(words, start);
    if (end === undefined) continue;
    const { taken, unit } = unitAfter(words, end);
    const street = words.slice(start, end).join(' ').replace(/[,;]$/, '');
    return { address: unit ? `${street} #${unit}` : street, rest: words.slice(end + taken).join(' ') };
  }
  return undefined;
}

function streetEnd(words: readonly string[], start: number): number | undefined {
  // A highway's number comes last: “1200 County Road 12”.
  for (let place = start + 1; place < Math.min(words.length, start + 7); place += 1) {
    const word = bare(words[place]);
    if (notInStreets.has(word)) return undefined;
    if (place > start + 1 || /^broadway$/.test(word)) {
      const isEnd = streetSuffixes.has(word) || word === 'broadway';
      if (isEnd && !nextIsSuffix(words, place)) return endWithDirection(words, place);
    }
    if (/[,;:]$/.test(words[place] ?? '') || isEndOfSentence(words[place] ?? '')) return undefined;
  }
  return undefined;
}

/** Not “St.” or “N.”, which streets begin with. */
const isEndOfSentence = (word: string): boolean =>
  word.endsWith('.') && word.length > 3 && !streetSuffixes.has(bare(word)) && !directions.has(bare(word));

const nextIsSuffix = (words: readonly string[], place: number): boolean =>
  !/[,;]$/.test(words[place] ?? '') && streetSuffixes.has(bare(words[place + 1])) && bare(words[place + 1]) !== 'br';

function endWithDirection(words: readonly string[], place: number): number {
  const hasComma = /[,;]$/.test(words[place] ?? '');
  const next = words[place + 1] ?? '';
  if (!hasComma && /^(?:rd|road|hwy|highway)$/.test(bare(words[place])) && /^\d{1,4},?$/.test(next)) return place + 2;
  return !hasComma && directions.has(bare(next)) ? place + 2 : place + 1;
}

function unitAfter(words: readonly string[], end: number): { taken: number; unit: string } {
  const [first = '', second = ''] = words.slice(end, end + 2);
  const [, joined] = /^#?([a-z0-9-]{1,8}),?$/i.exec(first.startsWith('#') ? first : '') ?? [];
  if (joined !== undefined) return { taken: 1, unit: joined };
  const named = first === '#' || /^(?:apt|apartment|unit|suite|ste|no)\.?$/i.test(first);
  const [, unit] = /^#?([a-z0-9-]{1,8}),?$/i.exec(named ? second : '') ?? [];
  return unit === undefined ? { taken: 0, unit: '' } : { taken: 2, unit };
}

/** `Austin, TX 78704`, also with the state's name, without commas, or without a ZIP code. */
function findTown(text: string, { wholeLine = false } = {}): Omit<FoundAddress, 'address'> | undefined {
  const clean = text.replace(/^[\s,;|(-]{1,10}/, '').slice(0, 300);
  for (const [match, code, zipCode = ''] of statesIn(clean)) {
    const before = clean.slice(0, match).replace(/[\s,]{1,5}$/, '');
    const [last = ''] = before.split(/[,|;(:]|\bin /).slice(-1);
    const city = /^[A-Za-z][A-Za-z.'’ -]{1,40}$/.test(last.trim()) ? last.trim() : '';
    if (wholeLine && before !== city) return undefined;
    return { city: cityIn(city) ?? '', state: code, zipCode };
  }
  return undefined;
}

/** Where each state stands in a text, with the ZIP code after it. In small letters, `in` and `or` are words and no states. */
function* statesIn(text: string): Generator<readonly [number, UsStateCode, string | undefined]> {
  const named = /\b([A-Z]{2}|[A-Z][a-z]{3,}(?: [A-Z][a-z]{3,})?)\b\.?,?(?:\s{1,2}(\d{5}(?:-\d{4})?)\b)?/g;
  for (const match of text.matchAll(named)) {
    const [, name = '', zipCode] = match;
    // A city may be named like a state; the state comes after a comma or before the ZIP code.
    const state = usStates.find(([code, full]) => code === name || full === name)?.[0];
    const isPlain = name.length > 2 && zipCode === undefined && !/,\s?$/.test(text.slice(0, match.index));
    if (state && !isPlain) yield [match.index, state, zipCode];
  }
  const [small] = text.matchAll(/,\s?([a-z]{2})\b\.?(?:\s{1,2}(\d{5}))?/g);
  const state = small && usStates.find(([code]) => code === small[1]?.toUpperCase())?.[0];
  if (small && state) yield [small.index, state, small[2]];
}

/** The city at the start of what follows a street: `Austin` of `in Austin, 3 bed`. */
function cityIn(text: string): string | undefined {
  const clean = text.replace(/^[\s,;|(-]{1,10}/, '').replace(/^in\s/i, '');
  const [city] = /^[A-Z][A-Za-z.'’-]{1,30}(?: [A-Z][A-Za-z.'’-]{1,30}){0,3}/.exec(clean) ?? [];
  return city?.replace(/[.]$/, '');
}

function withoutEmpty({ address, city, state, zipCode }: FoundAddress): FoundAddress {
  return {
    ...(address && { address }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zipCode && { zipCode }),
  };
}

const bare = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/[.,;]{1,3}$/, '');

/** Words of a listing that follow a number, but never stand in a street's name. */
const notInStreets = new Set(
  (
    'bed beds bedroom bedrooms bd bds bdrm bdrms bath baths bathroom bathrooms ba sq sqft sf acre acres car day days hour hours ' +
    'min mins minute minutes mile miles block blocks year years yr yrs story stories level levels unit units on from to per with ' +
    'and in is a an for month mo full half photos views saves pm am'
  ).split(' '),
);

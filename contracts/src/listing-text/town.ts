import { usStates, type UsStateCode } from '../journey/us-states.js';
import { written, type Reading } from './reading.js';
import type { Token } from './tokens.js';

export interface Town {
  /** Its tokens, the last one exclusive. */
  readonly start: number;
  readonly end: number;
  readonly city?: string | undefined;
  readonly state?: UsStateCode | undefined;
  readonly zipCode?: string | undefined;
}

/** The town that follows a street here: `, Austin, TX 78704`, `in Denver`, or on the next line. */
export function townAfter(reading: Reading, street: number): Town | undefined {
  const { text, tokens } = reading;
  let start = street;
  while (start - street < 3 && separators.has(tokens[start]?.text ?? '')) start += 1;
  const end = endOfCity(tokens, start);
  for (let place = start + 1; place <= end; place += 1) {
    const state = stateAt(reading, place);
    if (state) return { ...state, start, city: written(reading, start, place) };
  }
  const isLast = tokens[end - 1]?.hasPeriod === true || !isInLine(tokens, end, start);
  const isNamed = tokens[start - 1]?.text === 'in' || (start > street && isLast);
  const isCity = isNamed && end > start && isInLine(tokens, street, start) && isCapital(text, tokens[start]);
  return isCity ? { start, end, city: written(reading, start, end) } : undefined;
}

/** The first town of a text that is certain to be one: it has a state after a comma, or a ZIP code. */
export function firstTown(reading: Reading): Town | undefined {
  const { text, tokens } = reading;
  for (let place = 1; place < tokens.length; place += 1) {
    const state = stateAt(reading, place);
    if (!state || (state.zipCode === undefined && tokens[place]?.text !== ',')) continue;
    let start = place;
    while (place - start < 4 && isCityWord(text, tokens, start - 1, place)) start -= 1;
    return { ...state, start, city: start === place ? undefined : written(reading, start, place) };
  }
  return undefined;
}

/** Words from here to a sign or the end of the line, four at most; `Winston-Salem` is one. */
function endOfCity(tokens: readonly Token[], start: number): number {
  let end = start;
  while (end - start < 5 && isInLine(tokens, start, end) && isWordOrHyphen(tokens, end)) {
    end += 1;
    const last = tokens[end - 1];
    // `St.` in `St. Paul` doesn't end a sentence.
    if (last?.hasPeriod && last.text.length > 2) break;
  }
  return end;
}

function isCityWord(text: string, tokens: readonly Token[], at: number, before: number): boolean {
  const isName = tokens[at]?.kind === 'sign' || isCapital(text, tokens[at]);
  return isName && isInLine(tokens, at, before - 1) && isWordOrHyphen(tokens, at);
}

function isWordOrHyphen(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return token?.kind === 'word' || (token?.text === '-' && token.end === next?.at && token.at === tokens[at - 1]?.end);
}

/** A state with or without a comma before it, and its ZIP code. In lowercase, `or` is just a word. */
export function stateAt({ text, tokens }: Reading, at: number): Omit<Town, 'city'> | undefined {
  const hasComma = tokens[at]?.text === ',';
  const place = hasComma ? at + 1 : at;
  if (!statesBegin.has(tokens[place]?.text ?? '')) return undefined;
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(place, place + length).map((token) => token.text);
    const state = states.get(words.join(' '));
    if (state === undefined) continue;
    const end = place + length;
    const zip = zipAt({ tokens }, tokens[end]?.text === ',' ? end + 1 : end);
    const isName = length > 1 || words[0]?.length !== 2;
    const isWritten = isUpper(text, tokens[place]) || (hasComma && !smallWords.has(words[0] ?? ''));
    if (!isName && !isWritten && !zip) continue;
    return { start: place, end: zip?.end ?? end, state, zipCode: zip?.zipCode };
  }
  return undefined;
}

/** `78704` or `78704-1234`. */
export function zipAt({ tokens }: Pick<Reading, 'tokens'>, at: number): { end: number; zipCode: string } | undefined {
  const [zip, hyphen, rest] = tokens.slice(at, at + 3);
  if (!zip || !/^\d{5}$/.test(zip.text)) return undefined;
  const isLong = hyphen?.text === '-' && hyphen.at === zip.end && rest?.at === hyphen.end && /^\d{4}$/.test(rest.text);
  return isLong ? { end: at + 3, zipCode: `${zip.text}-${rest.text}` } : { end: at + 1, zipCode: zip.text };
}

const isInLine = (tokens: readonly Token[], one: number, other: number): boolean =>
  tokens[one]?.line === tokens[other]?.line;

const isCapital = (text: string, token: Token | undefined): boolean => /^\p{Lu}/u.test(text[token?.at ?? -1] ?? '');

const isUpper = (text: string, token: Token | undefined): boolean =>
  /^[A-Z]{2}$/.test(text.slice(token?.at, token?.end));

/** State codes that are also words. */
const smallWords = new Set('al co de hi id in la ma me oh ok or pa'.split(' '));

const separators = new Set([',', '|', '-', '(', 'in', 'en']);

const statesBegin: ReadonlySet<string> = new Set(
  usStates.flatMap(([code, name]) => [code, name.split(' ')[0] ?? ''].map((word) => word.toLowerCase())),
);

const states: ReadonlyMap<string, UsStateCode> = new Map(
  usStates.flatMap(([code, name]) => [code, name].map((known) => [known.toLowerCase(), code] as const)),
);

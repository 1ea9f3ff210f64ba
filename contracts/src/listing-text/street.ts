import { directions } from '../home-address/street-words.js';
import type { Reading } from './reading.js';
import { isStreetSuffix, isWeakSuffix, notInStreets, numberedStreets, roadKinds, unitWords } from './street-words.js';

/** Tokens of a street with its number, the last one exclusive, and of the unit after it, if any. */
export interface Street {
  readonly start: number;
  readonly end: number;
  readonly unit?: { readonly start: number; readonly end: number } | undefined;
  /** Whether its name ends like most streets. If not, it counts only with a town after it. */
  readonly isSure: boolean;
}

/** The most words of a name: `1600 Martin Luther King Jr Memorial Drive`. */
const nameMaximum = 6;

/** The street whose number is here. */
export function streetAt(reading: Reading, start: number): Street | undefined {
  const name = afterHouseNumber(reading, start);
  if (name === undefined || notInStreets.has(reading.tokens[name]?.text ?? '')) return undefined;
  const words = nameWords(reading, name);
  const length = nameLength(words);
  const end = name + (length ?? words.length);
  if (end === name || words.slice(0, end - name).some((word) => notInStreets.has(word))) return undefined;
  // `1 short drive to downtown`
  const isWritten =
    /^\p{Lu}/u.test(reading.text.slice(reading.tokens[end - 1]?.at)) || !/^\d$/.test(reading.tokens[start]?.text ?? '');
  return { start, end, unit: unitAfter(reading, end), isSure: length !== undefined && isWritten };
}

/** Where the street's name starts, after `12`, `12B`, `731-733`, or `45 1/2`. */
function afterHouseNumber({ tokens }: Reading, start: number): number | undefined {
  const [number, next, third] = tokens.slice(start, start + 3);
  if (number?.kind !== 'number' || !/^\d{1,6}$/.test(number.text)) return undefined;
  // `…, NC 27606. 812 Fox Hollow Ln`: a house number can't extend back past the end of a sentence.
  if (number.hasPeriod) return undefined;
  const [before, isApart] = [tokens[start - 1], next !== undefined && next.at > number.end];
  if (before && before.end === number.at && /^[$#/-]$/.test(before.text)) return undefined;
  if (!next || isApart) return isHalfNumber(tokens, start + 1) ? start + 4 : start + 1;
  if (next.kind === 'word' && next.text.length === 1) return start + 2;
  return next.text === '-' && third?.kind === 'number' && third.at === next.end && !third.hasPeriod
    ? start + 3
    : undefined;
}

const isHalfNumber = (tokens: Reading['tokens'], at: number): boolean =>
  ['1', '/', '2'].every((text, place) => tokens[at + place]?.text === text);

/** The words from here to the next sign, unit, end of a sentence, or end of the line. */
function nameWords({ tokens }: Reading, from: number): readonly string[] {
  const words: string[] = [];
  for (let place = from; words.length < nameMaximum; place += 1) {
    const token = tokens[place];
    if (!token || token.line !== tokens[from - 1]?.line || token.kind === 'sign') break;
    if (words.length > 0 && unitWords.has(token.text)) break;
    words.push(token.text);
    const isAbbreviation = token.text.length <= 2 || isStreetSuffix(token.text);
    if (token.hasPeriod && !isAbbreviation) break;
  }
  return words;
}

/** How many of these words are the name of a street; `undefined` if none of them definitely ends one. */
function nameLength(words: readonly string[]): number | undefined {
  for (const [place, word] of words.entries()) {
    const [next, isOnlyDirection] = [words[place + 1], words.slice(0, place).every((other) => directions.has(other))];
    const hasNumber = takesNumber(words, place) && /^(?:\d{1,4}|[a-z])$/.test(next ?? '');
    if (hasNumber && !directions.has(next ?? '')) return withDirection(words, place + 2);
    if (!isStreetSuffix(word) || isWeakSuffix(word) || (place === 0 && word !== 'broadway')) continue;
    // `100 Court Street`, but not `100 Oak Street Hill Country`; and `100 E St. Louis Avenue`, but not `100 E Street`.
    const goesOn = isOnlyDirection ? words.slice(place + 1).some(isStreetSuffix) : isStrongSuffix(next);
    if (!goesOn) return withDirection(words, place + 1);
  }
  return undefined;
}

/** `1200 County Road 12`, `9300 FM 1626`, `500 Avenue A`; but not `12 Oak Road, 3 beds` without its comma. */
function takesNumber(words: readonly string[], place: number): boolean {
  const [word = '', before = ''] = [words[place], words[place - 1]];
  if (place > 1) return false;
  return (
    numberedStreets.has(word) ||
    (word === 'avenue' && place === 0) ||
    (/^r(?:oa)?d$/.test(word) && roadKinds.has(before))
  );
}

const isStrongSuffix = (word: string | undefined): boolean => isStreetSuffix(word) && !isWeakSuffix(word);

/** `W` in `Palm Lane W`, but not the `West` of a town after it. */
function withDirection(words: readonly string[], length: number): number {
  const next = words[length] ?? '';
  const isLast = words.length === length + 1;
  return directions.has(next) && (next.length <= 2 || isLast) ? length + 1 : length;
}

/** `#14`, `, Apt B`, `Bldg 4 Unit 12`; also at the start of the next line. */
function unitAfter(reading: Reading, from: number): Street['unit'] {
  const { tokens } = reading;
  const start = tokens[from]?.text === ',' ? from + 1 : from;
  let end = start;
  while (end < start + 6 && unitWords.has(tokens[end]?.text ?? '')) {
    const named = tokens[end + 1]?.text === '#' ? end + 2 : end + 1;
    const length = unitLength(reading, named);
    if (length === 0) break;
    end = named + length;
  }
  return end === start ? undefined : { start, end };
}

/** How many tokens a unit's name has, such as `14`, `B`, `12B`, `A-4`. */
function unitLength({ text, tokens }: Reading, at: number): number {
  const token = tokens[at];
  const [name = ''] =
    /^[A-Za-z\d]{1,6}(?:-[A-Za-z\d]{1,4})?(?![\p{L}\d,.]\d|\p{L})/u.exec(
      text.slice(token?.at, (token?.at ?? 0) + 20),
    ) ?? [];
  if (!token || !(/\d/.test(name) || /^[A-Z]{1,2}$/.test(name))) return 0;
  let length = 0;
  while ((tokens[at + length]?.end ?? Infinity) <= token.at + name.length) length += 1;
  return length;
}

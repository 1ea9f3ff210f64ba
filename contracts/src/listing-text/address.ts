import type { UsStateCode } from '../journey/us-states.js';
import { written, type Found, type Reading } from './reading.js';
import { streetAt } from './street.js';
import { firstTown, stateAt, townAfter, zipAt, type Town } from './town.js';

export interface FoundAddress {
  /** The street with its number and unit. */
  readonly address?: Found<string> | undefined;
  readonly city?: Found<string> | undefined;
  readonly state?: Found<UsStateCode> | undefined;
  readonly zipCode?: Found<string> | undefined;
}

/** A text's first street address with a town. A portal’s page has addresses of similar homes and offices further down. */
export function findAddress(reading: Reading): FoundAddress {
  const found = firstStreet(reading);
  const town = found?.town ?? labeledTown(reading) ?? firstTown(reading);
  const { start = 0, end = 0, city, state, zipCode } = town ?? {};
  return {
    address: found?.address,
    city: city ? { value: city, start, end } : undefined,
    state: state && { value: state, start, end },
    zipCode: zipCode === undefined ? undefined : { value: zipCode, start, end },
  };
}

function firstStreet(reading: Reading): { address: Found<string>; town: Town | undefined } | undefined {
  for (const [place, { kind }] of reading.tokens.entries()) {
    const street = kind === 'number' ? streetAt(reading, place) : undefined;
    if (!street) continue;
    const { start, end, unit, isSure } = street;
    const town = townAfter(reading, unit?.end ?? end);
    if (!isSure && town?.state === undefined) continue;
    const parts = [street, ...(unit ? [unit] : [])].map((part) => written(reading, part.start, part.end));
    return { address: { value: parts.join(' '), start, end: unit?.end ?? end }, town };
  }
  return undefined;
}

/** `City: Denton State: TX Zip: 76201` */
function labeledTown(reading: Reading): Town | undefined {
  const { tokens } = reading;
  const start = afterLabel(reading, 'city');
  if (start === undefined) return undefined;
  const isName = (place: number): boolean => tokens[place]?.kind === 'word' && tokens[place + 1]?.text !== ':';
  let end = start;
  while (end - start < 4 && tokens[end]?.line === tokens[start]?.line && isName(end)) end += 1;
  const state = stateAt(reading, afterLabel(reading, 'state') ?? -1);
  const zip = zipAt(reading, afterLabel(reading, 'zip', 'code') ?? -1);
  const city = written(reading, start, end);
  return { start, end: Math.max(end, zip?.end ?? 0), city, state: state?.state, zipCode: zip?.zipCode };
}

/** Where the value of the first such label with a colon starts. */
function afterLabel({ tokens }: Reading, word: string, second?: string): number | undefined {
  for (const [place, { text }] of tokens.entries()) {
    if (text !== word) continue;
    const end = tokens[place + 1]?.text === second ? place + 2 : place + 1;
    if (tokens[end]?.text === ':') return end + 1;
  }
  return undefined;
}

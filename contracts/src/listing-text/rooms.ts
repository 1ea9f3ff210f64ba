import type { Pair } from './pairs.js';
import { firstPair, valueOf, type Found, type Reading } from './reading.js';
import { unitWords } from './street-words.js';
import type { Token } from './tokens.js';

/** `3 beds`; a studio has none. */
export function findBedrooms(reading: Reading): Found<number> | undefined {
  const beds = firstPair(reading, 'bedrooms');
  if (beds) return withoutDen(reading, beds);
  const short = shorthand(reading);
  if (short) return { ...short, value: short.value[0] };
  const studio = reading.tokens.findIndex(({ text }) => text === 'studio' || text === 'estudio');
  return studio < 0 ? undefined : { value: 0, start: studio, end: studio + 1 };
}

/** `2+1 bedrooms` means two and a den. */
function withoutDen({ tokens, amounts }: Reading, beds: Pair): Found<number> {
  const { start } = beds.amount;
  const rooms = tokens[start - 1]?.text === '+' ? amounts.find(({ end }) => end === start - 1) : undefined;
  return rooms ? { value: rooms.value, start: rooms.start, end: beds.end } : valueOf(beds);
}

/** `2.5 baths`, `2 full, 1 half`. Parts come first, because some listings count `2 full, 1 half` as three. */
export function findBathrooms(reading: Reading): Found<number> | undefined {
  const [all, full, half] = (['bathrooms', 'fullBathrooms', 'halfBathrooms'] as const).map((kind) =>
    reading.pairs.find((pair) => pair.label.kind === kind && !isUnit(reading, pair)),
  );
  const whole = full ?? all;
  if (!whole) {
    const short = shorthand(reading);
    return short && { ...short, value: short.value[1] };
  }
  const value = bathroomCount(whole.amount.value);
  if (!half || !Number.isInteger(value)) return { value, start: whole.start, end: whole.end };
  const isNear = Math.abs(half.start - whole.end) < 10;
  return {
    value: value + half.amount.value / 2,
    start: isNear ? Math.min(whole.start, half.start) : whole.start,
    end: isNear ? Math.max(whole.end, half.end) : whole.end,
  };
}

/** `Apt 3F` doesn't mean three full bathrooms: a letter counts only with a word for them, as in `Baths: 2F 1H`. */
function isUnit({ tokens }: Reading, { label, start, end }: Pair): boolean {
  if (tokens[label.start]?.text.length !== 1) return false;
  if (unitWords.has(tokens[start - 1]?.text ?? '')) return true;
  const near = [...tokens.slice(Math.max(0, start - 6), start), ...tokens.slice(end, end + 1)];
  const before = tokens.slice(Math.max(0, start - 2), start);
  const hasOther =
    before.some(({ text }) => text === 'f') || tokens.slice(end, end + 3).some(({ text }) => text === 'h');
  return !hasOther && !near.some(({ text }) => bathWords.has(text));
}

const bathWords = new Set('bath baths bathroom bathrooms ba bas'.split(' '));

/** Some MLSs write two full baths and one half as `2.1`. */
function bathroomCount(written: number): number {
  const halves = Math.round((written % 1) * 10);
  return written % 1 < 0.25 && halves > 0 ? Math.floor(written) + halves / 2 : written;
}

/** `3/2`: three bedrooms, two bathrooms; but neither a date nor `3/4-acre`. */
function shorthand({ tokens }: Reading): Found<readonly [number, number]> | undefined {
  for (let start = 0; start + 2 < tokens.length; start += 1) {
    if (tokens[start + 1]?.text !== '/') continue;
    const [beds, baths] = [roomCount(tokens[start]), roomCount(tokens[start + 2])];
    const next = tokens[start + 3]?.text === '-' ? tokens[start + 4] : tokens[start + 3];
    const isOther = tokens[start - 1]?.text === '/' || /^(?:\/|ac|acres?)$/.test(next?.text ?? '');
    // `2 1/2 baths`, `3/4 bath`
    const isPart =
      beds && baths && beds < baths && (tokens[start - 1]?.kind === 'number' || bathWords.has(next?.text ?? ''));
    if (beds && baths && beds + 1 >= baths && !isOther && !isPart)
      return { value: [beds, baths], start, end: start + 3 };
  }
  return undefined;
}

const roomCount = (token: Token | undefined): number | undefined =>
  /^[1-9](?:\.5)?$/.test(token?.text ?? '') ? Number(token?.text) : undefined;

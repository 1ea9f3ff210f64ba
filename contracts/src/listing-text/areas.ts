import type { Amount } from './amounts.js';
import { pairsOf, type Pair } from './pairs.js';
import type { Found, Reading } from './reading.js';

export interface FoundAreas {
  readonly squareFeet?: Found<number> | undefined;
  readonly lotSquareFeet?: Found<number> | undefined;
}

const squareFeetPerAcre = 43_560;
const largestHome = 100_000;

/**
 * The areas of home and lot in square feet. The lot’s is the one next to a word for it, or else the first one in acres,
 * since homes aren't measured in acres.
 */
export function findAreas(reading: Reading): FoundAreas {
  const areas = reading.pairs.filter(({ label }) => label.kind === 'squareFeet' || label.kind === 'acres').map(areaOf);
  const lot = lotPair(reading, areas);
  const isOfHome = (area: Area): boolean => !area.isInAcres && area !== lot?.amount && area.value <= largestHome;
  return {
    squareFeet: areas.find(isOfHome),
    lotSquareFeet: lot
      ? { value: lot.amount.value, start: lot.start, end: lot.end }
      : areas.find(({ isInAcres }) => isInAcres),
  };
}

/** An area counts as one amount, with its unit. */
interface Area extends Amount {
  readonly isInAcres?: boolean;
}

function areaOf({ label, amount, start, end }: Pair): Area {
  const isInAcres = label.kind === 'acres';
  const value = isInAcres ? Math.round(amount.value * squareFeetPerAcre) : amount.value;
  return { ...amount, start, end, value, isArea: true, isInAcres };
}

function lotPair({ tokens, amounts, labels, pairs }: Reading, areas: readonly Area[]): Pair | undefined {
  const lots = labels.filter(({ kind }) => kind === 'lot');
  const [withUnit] = pairsOf(tokens, areas, lots);
  if (withUnit) return withUnit;
  const claimed = new Set(pairs.map(({ amount }) => amount));
  const others = amounts
    .filter((amount) => !claimed.has(amount) && !isNumbering(tokens, amount))
    .flatMap((amount) => withoutUnit(amount) ?? []);
  const [other] = pairsOf(
    tokens,
    others,
    lots.map((lot) => ({ ...lot, side: 'after' })),
  );
  return other;
}

/** `Parcel: 1234-56-789` */
function isNumbering(tokens: Reading['tokens'], { end }: Amount): boolean {
  const [dash, next] = [tokens[end], tokens[end + 1]];
  return dash?.text === '-' && next?.kind === 'number' && tokens[end - 1]?.end === dash.at && dash.end === next.at;
}

/** `Lot size: 7,840` is in square feet, `Lot size: 0.18` in acres. `Lot 88` is neither. */
function withoutUnit(amount: Amount): Area | undefined {
  if (amount.isMoney) return undefined;
  if (amount.value >= 1_000) return { ...amount, isArea: true };
  const isInAcres = !Number.isInteger(amount.value) && amount.value < 100;
  return isInAcres ? { ...amount, value: Math.round(amount.value * squareFeetPerAcre), isArea: true } : undefined;
}

import type { Amount } from './amounts.js';
import type { LabelKind } from './labels.js';
import type { Token } from './tokens.js';

/** Whether an amount is plausible for a label. A lower price is a fee or a rent, and a higher one a typo. */
export function fits(amount: Amount, kind: LabelKind, tokens: readonly Token[]): boolean {
  const { value, isMoney, isRough } = amount;
  const isCount = !isMoney && amount.months === undefined;
  switch (kind) {
    case 'bedrooms':
      return isCount && isWhole(value, 0, 50);
    case 'bathrooms':
      return isCount && value >= 0.5 && value <= 50;
    case 'fullBathrooms':
    case 'halfBathrooms':
      return isCount && isWhole(value, 1, 20);
    case 'squareFeet':
      return isCount && isWhole(value, 100, 100_000_000);
    case 'acres':
      return isCount && value > 0 && value <= 10_000;
    case 'yearBuilt':
      return isCount && isYear(amount, tokens);
    case 'hoa':
      return isMoney ? value <= 50_000 && !isRough : value === 0 || (value >= 20 && value < 10_000);
    case 'price':
    case 'askingPrice':
      return isPrice(amount);
    case 'pricePerArea':
      return isMoney && value <= 20_000;
    case 'tax':
      return isMoney ? value <= 200_000 : value >= 100 && value <= 200_000 && !isYear(amount, tokens);
    case 'stories':
    case 'garage':
      return isCount && isWhole(value, 1, 9);
    case 'daysOnMarket':
    case 'daysAgo':
      return isCount && isWhole(value, 0, 10_000);
    case 'payment':
      return value <= 50_000;
    case 'priceCut':
      return isMoney && value <= 200_000;
    case 'parking':
      return isCount && !isNamed(amount, tokens);
    case 'otherCount':
      return isCount;
    case 'formerPrice':
    case 'soldPrice':
    case 'worth':
      return isMoney || value >= lowestPrice;
    case 'lot':
      return amount.isArea === true;
    case 'mls':
      return false;
  }
}

const lowestPrice = 10_000;
const highestPrice = 100_000_000;

/** `$1,200/quarter` and `from the low $400s` don't count. */
export const isPrice = ({ value, months, isRough }: Amount): boolean =>
  value >= lowestPrice && value <= highestPrice && months === undefined && !isRough;

/** Whether further words say what it counts: `Parking: 2-car garage`. */
function isNamed({ end }: Amount, tokens: readonly Token[]): boolean {
  const next = tokens[tokens[end]?.text === '-' ? end + 1 : end];
  return /^(?:attached|detached|cars?|garage|days?)$/.test(next?.text ?? '');
}

const isYear = ({ value, start }: Amount, tokens: readonly Token[]): boolean =>
  isWhole(value, 1600, 2100) && tokens[start]?.text.length === 4;

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;

import type { Amount } from './amounts.js';
import { isPrice } from './plausible.js';
import type { MarketStatus } from '../journey/homes.js';
import type { Found, Reading } from './reading.js';

/** Without a dollar sign, a lower number is probably something else. */
const lowestWithoutSign = 50_000;

/**
 * In cents: what a listing calls its price, or else the first amount of money without another name. Off the market,
 * only what it calls the asking price: other amounts are what the home sold for, or an estimate.
 */
export function findPrice(
  { tokens, amounts, pairs }: Reading,
  status: MarketStatus | undefined,
): Found<number> | undefined {
  const isOffMarket = status === 'off_market';
  const labeled = pairs.find(({ label: { kind } }) => kind === 'askingPrice' || (kind === 'price' && !isOffMarket));
  if (isOffMarket && !labeled) return undefined;
  if (labeled) return { value: centsOf(labeled.amount), start: labeled.start, end: labeled.end };
  const claimed = new Set(pairs.map(({ amount }) => amount));
  const free = amounts.filter((amount) => !claimed.has(amount) && isPrice(amount));
  const hasCommas = ({ start, value }: Amount): boolean =>
    value >= lowestWithoutSign && (tokens[start]?.text.includes(',') ?? false);
  const amount = free.find(({ isMoney }) => isMoney) ?? free.find(hasCommas);
  return amount && { value: centsOf(amount), start: amount.start, end: amount.end };
}

const centsOf = ({ value }: Amount): number => Math.round(value * 100);

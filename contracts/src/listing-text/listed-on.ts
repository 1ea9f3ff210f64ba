import { daysLater } from '../journey/calendar-day.js';
import { firstPair, type Found, type Reading } from './reading.js';

/** The day (YYYY-MM-DD) that a home came on the market: `12 days on Zillow`, `Listed 12 days ago`. */
export function findListedOn(reading: Reading, today: string): Found<string> | undefined {
  const pair = firstPair(reading, 'daysOnMarket') ?? listedAgo(reading);
  return pair && { value: daysLater(today, -pair.amount.value), start: pair.start, end: pair.end };
}

/** Other things also happened some days ago: an open house, a price cut. */
function listedAgo({ tokens, pairs }: Reading) {
  const pair = pairs.find(({ label, start }) => label.kind === 'daysAgo' && tokens[start - 1]?.text === 'listed');
  return pair && { ...pair, start: pair.start - 1 };
}

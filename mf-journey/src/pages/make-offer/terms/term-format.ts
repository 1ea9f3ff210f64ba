import {
  offerTermNames,
  stateTimeZones,
  termText,
  type OfferTerms,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import {
  dayOf,
  formatMoment,
  formatShortDay,
  formatTime,
  startOf,
  zoneClock,
} from '../../../features/local-time/index.js';

/**
 * A moment on the home's clock: `4:00 PM CST`, with its day if that is another one. `undefined` where it reads as the
 * buyer's own.
 * @param state of the home; `null` if it isn't known
 */
export function homeTime(moment: Date, state: UsStateCode | null): string | undefined {
  const { reading, zone } = zoneClock(moment, state ? stateTimeZones[state][0] : undefined);
  return zone && `${dayOf(reading) === dayOf(moment) ? formatTime(reading) : formatMoment(reading)} ${zone}`;
}

/** `Dec 3, 2026 at 5:00 PM`, or on both clocks: `Dec 3, 2026 at 5:00 PM your time (4:00 PM CST)`. */
export function bothTimes(moment: Date, state: UsStateCode | null): string {
  const atHome = homeTime(moment, state);
  return atHome ? `${formatMoment(moment)} your time (${atHome})` : formatMoment(moment);
}

export const termNames = Object.keys(offerTermNames) as readonly (keyof OfferTerms)[];

/**
 * A term in words; empty if the offer doesn’t have it.
 * @param state of the home, whose clock may differ
 */
export const textOf = (term: keyof OfferTerms, terms: OfferTerms, state: UsStateCode | null): string =>
  termText(term, terms, {
    amount: formatCents,
    day: (day) => formatShortDay(startOf(day)),
    moment: (moment) => bothTimes(new Date(moment), state),
  });

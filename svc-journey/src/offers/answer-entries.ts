import { liveStatuses, type CalendarEntry, type Offer } from '@hearthway/contracts/journey';
import { beginningOf } from '../text/index.js';

/** When the offer ends without an answer; none if it waits for none, or has no such moment. */
export function answerEntries({ status, address, terms: { expiresAt } }: Offer): CalendarEntry[] {
  if (!liveStatuses.includes(status) || expiresAt === null) return [];
  const [street = address] = address.split(', ');
  // Together, they may be longer than an event's title.
  return [{ title: beginningOf(`Answer to your offer: ${street}`, 120), address, startsAt: expiresAt }];
}

/** Without a moment that has passed: it is nothing to be reminded of. */
export const comingAnswerEntries = (offer: Offer, now: Date): CalendarEntry[] =>
  answerEntries(offer).filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());

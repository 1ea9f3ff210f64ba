import { stateTimeZones, type TermFormat, type UsStateCode } from '@hearthway/contracts/journey';

/** Moments are told on the home's clock, or as UTC if its state isn't known. */
export function termFormat(state: UsStateCode | null): TermFormat {
  const momentFormat = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: state ? stateTimeZones[state][0] : 'UTC',
  });
  return {
    amount: (cents) => amountFormat.format(cents / 100),
    day: (day) => dayFormat.format(new Date(day)),
    moment: (moment) => momentFormat.format(new Date(moment)),
  };
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** To the cent, if there are any. */
const amountFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

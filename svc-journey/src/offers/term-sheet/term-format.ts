import { stateTimeZones, type Home, type TermFormat } from '@hearthway/contracts/journey';
import { dollars } from '../../number-format/index.js';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const exactFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Moments are told in the home’s time zone, or with “UTC” if its state isn’t known. */
export function termFormat(home: Pick<Home, 'state'> | undefined): TermFormat {
  const timeZone = home?.state ? stateTimeZones[home.state][0] : 'UTC';
  const momentFormat = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return {
    amount: (cents) => (cents % 100 === 0 ? dollars(cents) : exactFormat.format(cents / 100)),
    day: (day) => dayFormat.format(new Date(day)),
    moment: (moment) => momentFormat.format(new Date(moment)),
  };
}

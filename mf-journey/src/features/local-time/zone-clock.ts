import { momentOf } from './local-time.js';

/** What a clock in another time zone shows. */
export interface ZoneClock {
  /** A local moment that reads as the clock there does. For showing only. */
  readonly reading: Date;
  /** Such as `CST`; undefined where it shows the same as here. */
  readonly zone: string | undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock of an IANA zone at a moment. An unknown zone counts as the buyer’s own. */
export function zoneClock(moment: Date, timeZone: string): ZoneClock {
  const format = formatOf(timeZone);
  if (!format) return { reading: moment, zone: undefined };
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '', timeZoneName } = parts;
  const reading = momentOf(`${year}-${month}-${day}`, `${hour}:${minute}`) ?? moment;
  const isSame = Math.abs(reading.getTime() - moment.getTime()) < 60_000;
  return { reading, zone: isSame ? undefined : timeZoneName };
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    return undefined;
  }
}

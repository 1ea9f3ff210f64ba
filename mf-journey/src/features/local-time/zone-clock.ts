/** What a clock in another time zone shows. */
export interface ZoneClock {
  /** A local moment that reads as the clock there does. For showing only. */
  readonly reading: Date;
  /** Such as `CST`; undefined where it shows the same as here. */
  readonly zone?: string | undefined;
}

/** The clock of an IANA zone at a moment; without a zone, the buyer's own. */
export function zoneClock(moment: Date, timeZone: string | undefined): ZoneClock {
  if (timeZone === undefined) return { reading: moment };
  // Swedes write dates as ISO does. Without a zone of its own, the text is read as local.
  const reading = new Date(moment.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T'));
  if (Math.abs(reading.getTime() - moment.getTime()) < 60_000) return { reading: moment };
  const withZone = moment.toLocaleTimeString('en-US', { timeZone, timeZoneName: 'short' });
  return { reading, zone: withZone.split(' ').at(-1) };
}

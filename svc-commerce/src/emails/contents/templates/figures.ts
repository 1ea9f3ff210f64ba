import { company } from '@hearthway/contracts/brand';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: company.timeZone });
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** `$50.00` */
export const dollarsText = (cents: number): string => dollars.format(cents / 100);

/** `November 20, 2026` */
export const dateText = (at: Date): string => date.format(at);

/** `November 20, 2026 at 12:00 PM UTC` */
export const timeText = (at: Date): string => `${time.format(at)} UTC`;

/** `Thursday, November 26 at 5:00 PM CST`: a moment on the clocks of a zone. */
export function momentText({ startsAt, timeZone }: { startsAt: Date; timeZone: string }): string {
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const text = new Intl.DateTimeFormat('en-US', { ...day, ...clock, timeZone }).format(startsAt);
  // Mail programs may show the narrow space before AM and PM as a box.
  return text.replaceAll('\u202f', ' ');
}

const minute = 60;
const day = 24 * 60 * minute;

/** `24 hours`, `7 days`, `30 minutes`: a time in seconds. */
export function durationText(seconds: number): string {
  if (seconds < day) return `${seconds / minute} minutes`;
  return seconds === day ? '24 hours' : `${seconds / day} days`;
}

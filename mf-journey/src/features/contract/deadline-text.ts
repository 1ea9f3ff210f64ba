import { daysBetween, timeZoneText, type Deadline } from '@hearthway/contracts/journey';
import { formatLongDay, formatTimeOfDay, startOf, type Day } from '../local-time/index.js';

/** What counts: the buyer’s own date if there is one. */
export const dateOf = ({ own, localDate, localTime }: Deadline): { readonly day: Day; readonly time: string } =>
  own ? { day: own.localDate, time: own.localTime } : { day: localDate, time: localTime };

/** Of its place in the list. */
export const deadlineId = ({ key }: Deadline): string => `deadline-${key}`;

/** `Thursday, November 26, 2026 at 5:00 PM Central time` */
export function whenText({ day, time }: ReturnType<typeof dateOf>, timeZone: string): string {
  return `${formatLongDay(startOf(day))} at ${formatTimeOfDay(time)} ${timeZoneText(timeZone)}`;
}

/** `today`, `in 3 days`, `2 days ago` */
export function distanceText(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** What the rule rests on. */
export const standingTexts: Readonly<Record<Deadline['standing'], string>> = {
  authority: 'A rule of law or of an agency',
  cited: 'What the state’s standard form says',
  secondary: 'From a guide, not from the rule itself',
  practice: 'Common practice, not a rule',
};

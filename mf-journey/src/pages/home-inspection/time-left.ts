const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** `3 days and 4 hours`; minutes in the last day. `undefined` if nothing is left. */
export function timeLeft(end: string, now: number): string | undefined {
  const left = Date.parse(end) - now;
  if (left < 0) return undefined;
  if (left < minute) return 'less than a minute';
  const days = Math.floor(left / day);
  const hours = Math.floor((left % day) / hour);
  const minutes = Math.floor((left % hour) / minute);
  const parts =
    days > 0
      ? [counted(days, 'day'), hours > 0 ? counted(hours, 'hour') : '']
      : [hours > 0 ? counted(hours, 'hour') : '', minutes > 0 ? counted(minutes, 'minute') : ''];
  return parts.filter(Boolean).join(' and ');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

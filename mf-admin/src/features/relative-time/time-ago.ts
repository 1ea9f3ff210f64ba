const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** `3 days ago`: the time before `now` in the largest unit that fits. Both in milliseconds since 1970. */
export function timeAgo(then: number, now: number): string {
  const seconds = (now - then) / 1000;
  const [unit, length] = units.find(([, unitSeconds]) => seconds >= unitSeconds) ?? [];
  return unit === undefined ? 'less than a minute ago' : format.format(-Math.floor(seconds / length), unit);
}

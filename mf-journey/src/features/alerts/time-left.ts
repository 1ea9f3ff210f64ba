const minute = 60_000;
const hour = 60 * minute;

/** `in about 4 hours`, from milliseconds to come. Rounded, so that it seldom changes while it is read. */
export function timeLeft(milliseconds: number): string {
  if (milliseconds < 10 * minute) return 'in a few minutes';
  if (milliseconds < hour - 5 * minute) return `in about ${10 * Math.round(milliseconds / (10 * minute))} minutes`;
  const hours = Math.round(milliseconds / hour);
  if (hours < 48) return `in about ${hours === 1 ? 'an hour' : `${hours} hours`}`;
  return `in about ${Math.round(hours / 24)} days`;
}

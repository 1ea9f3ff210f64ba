import { formatShortDay, formatTime } from '../../features/local-time/index.js';

/** `Dec 3, 2026 at 2:30 PM`, local time. */
export function formatMoment(instant: string): string {
  const moment = new Date(instant);
  return `${formatShortDay(moment)} at ${formatTime(moment)}`;
}

import { alertHours, type CalendarEventKind } from '@hearthway/contracts/journey';
import { Temporal } from 'temporal-polyfill';

/** `from` and `to` as `21:00`, on the clock of the zone. The same time twice means none. */
export interface QuietHours {
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

export interface AlertedEvent {
  readonly kind: CalendarEventKind;
  readonly startsAt: Date;
  readonly done?: boolean;
  /** The nearest alert so far; those further ahead aren't given any more. */
  readonly alertedHours?: number;
}

export interface Look {
  /** The alert to give now. */
  readonly hours?: number;
  /** When to look again. Absent if no alert is to come. */
  readonly next?: Date;
}

/** What to do about an event's alerts now. If several are due, such as after an outage, only the nearest is given. */
export function lookAtAlerts(event: AlertedEvent, quiet: QuietHours, now: Date): Look {
  const { kind, startsAt, done = false, alertedHours = Infinity } = event;
  if (done || startsAt <= now) return {};
  const audible = outsideQuietHours(now, startsAt, quiet);
  if (audible < now) return {}; // it starts before the quiet hours end
  if (audible > now) return { next: audible };
  const alerts = alertHours[kind]
    .filter((hours) => hours < alertedHours)
    .map((hours) => ({ hours, at: outsideQuietHours(hoursBefore(startsAt, hours), startsAt, quiet) }));
  const due = alerts.filter(({ at }) => at <= now).map(({ hours }) => hours);
  const later = alerts.filter(({ at }) => at > now).map(({ at }) => at.getTime());
  return {
    ...(due.length > 0 && { hours: Math.min(...due) }),
    ...(later.length > 0 && { next: new Date(Math.min(...later)) }),
  };
}

const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * 3_600_000);

/** Leaves time to give many alerts, or to restart, before quiet hours begin. */
const leadMilliseconds = 30 * 60_000;

/** A moment in quiet hours moves to their end, or to half an hour before they begin if `startsAt` comes first. */
function outsideQuietHours(moment: Date, startsAt: Date, { timeZone, from, to }: QuietHours): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOvernight = from > to;
  const isQuiet = isOvernight ? clock >= from || clock < to : clock >= from && clock < to;
  if (!isQuiet) return moment;
  // `with` stays in the second hour of a night that has one twice.
  const at = (days: number, time: string) => {
    const { hour, minute } = Temporal.PlainTime.from(time);
    return local.add({ days }).with({ hour, minute, second: 0, millisecond: 0 }).epochMilliseconds;
  };
  const endDays = isOvernight && clock >= from ? 1 : 0;
  const end = at(endDays, to);
  if (end < startsAt.getTime()) return new Date(end);
  const start = at(isOvernight && clock < to ? -1 : 0, from);
  return new Date(Math.max(start - leadMilliseconds, at(endDays - 1, to)));
}

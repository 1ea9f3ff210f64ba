import { alertHours, type CalendarEventKind } from '@hearthway/contracts/journey';
import { Temporal } from 'temporal-polyfill';

/** `from` and `to` as `21:00`, on the clock of the zone. The same time twice means none. */
export interface QuietHours {
  readonly timeZone: string;
  readonly from: string;
  readonly to: string;
}

export interface Alert {
  readonly at: Date;
  readonly hours: number;
}

export interface AlertsOfEvent {
  readonly kind: CalendarEventKind;
  readonly startsAt: Date;
  readonly done: boolean;
  /** Nothing due earlier is sent. */
  readonly alertsFrom: Date;
  /** The latest that was sent; those further ahead are past. */
  readonly lastAlertHours: number | undefined;
}

/** The next alert of an event; of two at the same moment, the nearer one. */
export function nextAlert(event: AlertsOfEvent, quiet: QuietHours): Alert | undefined {
  const { kind, startsAt, done, alertsFrom, lastAlertHours = Infinity } = event;
  if (done) return undefined;
  return alertHours[kind]
    .filter((hours) => hours < lastAlertHours)
    .map((hours) => ({ hours, at: outsideQuietHours(hoursBefore(startsAt, hours), startsAt, quiet) }))
    .filter(({ at }) => at > alertsFrom && at < startsAt)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.hours - other.hours)[0];
}

const hoursBefore = (moment: Date, hours: number): Date => new Date(moment.getTime() - hours * 3_600_000);

/** The end of the quiet hours, or the minute before they begin if their end would be too late. */
function outsideQuietHours(due: Date, startsAt: Date, { timeZone, from, to }: QuietHours): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(timeZone);
  const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
  const overnight = from > to;
  const isQuiet = overnight ? clock >= from || clock < to : clock >= from && clock < to;
  if (!isQuiet) return due;
  const at = (days: number, time: string) => toDate(local.add({ days }).withPlainTime(time));
  const end = at(overnight && clock >= from ? 1 : 0, to);
  if (end < startsAt) return end;
  const start = at(overnight && clock < to ? -1 : 0, from);
  return new Date(start.getTime() - 60_000);
}

const toDate = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);

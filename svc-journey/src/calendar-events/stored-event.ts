import {
  alertHours,
  calendarEventKind,
  type CalendarEntry,
  type CalendarEvent,
  type CalendarEventKind,
} from '@hearthway/contracts/journey';

/** What another module says about an event that comes from one of its items. */
export interface KeptEntry extends CalendarEntry {
  /** IANA name of the property's zone. */
  readonly timeZone?: string;
  readonly done?: boolean;
}

export interface StoredEvent extends Omit<KeptEntry, 'startsAt'> {
  readonly id: string;
  readonly userId: string;
  readonly startsAt: Date;
  /** The item in another module that it comes from, such as `letter:<id>`; absent if the buyer scheduled the event. */
  readonly source?: string;
  /** How often the event has changed, for calendar apps. */
  readonly sequence: number;
  readonly changedAt: Date;
  /** When to look at its alerts next; absent if none is to come. */
  readonly alertAt?: Date;
  /** The nearest alert that was given, or was due before the event got its time. Absent before the first. */
  readonly alertedHours?: number;
  /** Whether that alert was given and the buyer hasn't dismissed it. */
  readonly alertShown: boolean;
  /** Of the emails that tell of it as it is. Absent before the first. */
  readonly alertIds?: readonly string[];
}

interface Origin extends Pick<StoredEvent, 'id' | 'userId' | 'source'> {
  readonly now: Date;
}

export function newEvent({ now, ...origin }: Origin, entry: KeptEntry): StoredEvent {
  return { ...origin, ...timed(origin.source, entry, now), sequence: 0 };
}

/** The event with another entry. If its time stays, so do its alerts. */
export function changedEvent(event: StoredEvent, entry: KeptEntry, now: Date): StoredEvent {
  const { id, userId, source, alertedHours, alertShown, alertIds } = event;
  const after = timed(source, entry, now);
  const stays = after.startsAt.getTime() === event.startsAt.getTime();
  return {
    id,
    userId,
    ...(source !== undefined && { source }),
    ...after,
    ...(stays && { ...(alertedHours !== undefined && { alertedHours }), alertShown }),
    ...(stays && !after.done && alertIds && { alertIds }),
    sequence: event.sequence + 1,
  };
}

/** What an entry decides, with the alerts as they begin: those whose time is past count as given. */
function timed(source: string | undefined, { startsAt, ...entry }: KeptEntry, now: Date) {
  const at = new Date(startsAt);
  const past = alertHours[kindOf(source)].filter((hours) => at.getTime() - hours * 3_600_000 <= now.getTime());
  return {
    ...entry,
    startsAt: at,
    changedAt: now,
    alertAt: now,
    ...(past.length > 0 && { alertedHours: Math.min(...past) }),
    alertShown: false,
  };
}

export function kindOf(source: string | undefined): CalendarEventKind {
  return source === undefined ? 'own' : calendarEventKind.parse(source.split(':')[0]);
}

export function toCalendarEvent({ id, title, address, startsAt, source, timeZone, done }: StoredEvent): CalendarEvent {
  return {
    id,
    title,
    address,
    startsAt: startsAt.toISOString(),
    kind: kindOf(source),
    ...(timeZone !== undefined && { timeZone }),
    ...(done && { done }),
  };
}

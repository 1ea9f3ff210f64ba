import {
  changeCalendarEvent,
  createCalendarEvent,
  deleteCalendarEvent,
  dismissAlert,
  getCalendarFeed,
  listAlerts,
  listCalendarEvents,
  makeCalendarFeed,
  stopCalendarFeed,
  type CalendarEvent,
  type EventAlert,
} from '@hearthway/contracts/journey';
import { inMemoryCollection, route } from '@hearthway/web-kit/testing';

const own = { kind: 'own' } as const;

/** The calendar, its link, and the alerts of its events. */
export function inMemoryCalendar(given: readonly CalendarEvent[] = [], alerts: readonly EventAlert[] = []) {
  const operations = {
    list: listCalendarEvents,
    create: createCalendarEvent,
    change: changeCalendarEvent,
    remove: deleteCalendarEvent,
  };
  const events = inMemoryCollection(operations, given, (stored, created) => ({
    events: stored
      .map((event) => ({ ...own, ...event }))
      .sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    everScheduled: given.length + created > 0,
  }));
  const alertOperations = { list: listAlerts, remove: dismissAlert };
  return {
    routes: [
      ...events.routes,
      ...feedRoutes(),
      ...inMemoryCollection(alertOperations, alerts, (left) => ({ alerts: left })).routes,
    ],
  };
}

function feedRoutes() {
  let links = 0;
  let madeAt: string | null = null;
  return [
    route(getCalendarFeed, () => ({ madeAt })),
    route(makeCalendarFeed, () => {
      links += 1;
      madeAt = new Date().toISOString();
      return { token: `link-${links}`, madeAt };
    }),
    route(stopCalendarFeed, () => {
      madeAt = null;
      return undefined;
    }),
  ];
}

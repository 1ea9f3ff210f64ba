import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryCalendarEvents(given: readonly journey.CalendarEvent[] = []) {
  let events = given;
  let everScheduled = given.length > 0;
  let lastId = 0;
  let feedMadeAt: string | null = null;
  const known = (calendarEventId: string): void => {
    if (events.some(({ id }) => id === calendarEventId)) return;
    throw new Refusal(404, 'calendar-event.not-found', 'We couldn’t find that event');
  };
  return {
    calendarEvents: () => events,
    routes: [
      route(journey.listCalendarEvents, () => ({
        events: [...events].sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
        everScheduled,
      })),
      route(journey.createCalendarEvent, ({ body }) => {
        lastId += 1;
        const event = { id: `event-${lastId}`, ...body };
        events = [...events, event];
        everScheduled = true;
        return event;
      }),
      route(journey.changeCalendarEvent, ({ params, body }) => {
        known(params.calendarEventId);
        const event = { id: params.calendarEventId, ...body };
        events = events.map((entry) => (entry.id === event.id ? event : entry));
        return event;
      }),
      route(journey.deleteCalendarEvent, ({ params }) => {
        known(params.calendarEventId);
        events = events.filter(({ id }) => id !== params.calendarEventId);
        return undefined;
      }),
      route(journey.getCalendarFeed, () => ({ madeAt: feedMadeAt })),
      route(journey.makeCalendarFeed, () => {
        feedMadeAt = new Date().toISOString();
        return { token: 'k'.repeat(43), madeAt: feedMadeAt };
      }),
      route(journey.stopCalendarFeed, () => {
        feedMadeAt = null;
        return undefined;
      }),
    ],
  };
}

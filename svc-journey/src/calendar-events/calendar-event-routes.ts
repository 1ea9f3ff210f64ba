import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { changeCalendarEvent } from './change-calendar-event.js';
import { deleteCalendarEvent } from './delete-calendar-event.js';
import type { CalendarEventDependencies } from './dependencies.js';
import { schedule } from './schedule.js';
import { scheduleCalendarEvent } from './schedule-calendar-event.js';

export function calendarEventRoutes(dependencies: CalendarEventDependencies) {
  const { store, now } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listCalendarEvents, async (_input, context) => {
    const { userId } = principalOf(context);
    // In this order, because the page shows samples, and no events, to a buyer who never scheduled any.
    const events = await store.findByUser(userId);
    return { events: schedule(events, now()), everScheduled: (await store.findFirstScheduledAt(userId)) !== undefined };
  });

  routes.handle(journey.createCalendarEvent, ({ body }, context) =>
    scheduleCalendarEvent(dependencies, principalOf(context).userId, body),
  );

  routes.handle(journey.changeCalendarEvent, ({ params, body }, context) =>
    changeCalendarEvent(dependencies, { userId: principalOf(context).userId, ...params, entry: body }),
  );

  routes.handle(journey.deleteCalendarEvent, async ({ params }, context) => {
    await deleteCalendarEvent(dependencies, principalOf(context).userId, params.calendarEventId);
    return undefined;
  });

  return routes;
}

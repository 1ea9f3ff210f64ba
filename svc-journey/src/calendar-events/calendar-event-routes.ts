import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import { changeCalendarEvent } from './change-calendar-event.js';
import { deleteCalendarEvent } from './delete-calendar-event.js';
import type { CalendarEventDependencies } from './dependencies.js';
import { scheduleCalendarEvent } from './schedule-calendar-event.js';

export function calendarEventRoutes(dependencies: CalendarEventDependencies) {
  const { store } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listCalendarEvents, async (_input, context) => {
    const { userId } = principalOf(context);
    const firstScheduledAt = await store.findFirstScheduledAt(userId);
    return { events: await store.findByUser(userId), everScheduled: firstScheduledAt !== undefined };
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

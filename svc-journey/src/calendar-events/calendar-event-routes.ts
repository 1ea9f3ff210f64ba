import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';
import { scheduleEvent } from './schedule-event.js';

export function calendarEventRoutes(
  dependencies: Pick<Dependencies, 'transaction' | 'now' | 'newId'>,
  store: CalendarEventStore,
) {
  const { transaction, newId } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listCalendarEvents, async (_input, context) => {
    const { userId } = principalOf(context);
    const firstScheduledAt = await store.findFirstScheduledAt(userId);
    return { events: await store.findByUser(userId), everScheduled: firstScheduledAt !== undefined };
  });

  routes.handle(journey.createCalendarEvent, ({ body }, context) =>
    scheduleEvent({ ...dependencies, store }, { userId: principalOf(context).userId, id: newId(), entry: body }),
  );

  routes.handle(journey.changeCalendarEvent, async ({ params, body }, context) => {
    const changed = await store.update(principalOf(context).userId, params.calendarEventId, body);
    if (!changed) throw notFound();
    return changed;
  });

  routes.handle(journey.deleteCalendarEvent, async ({ params }, context) => {
    await transaction(async (transaction) => {
      const deleted = await store.delete(principalOf(context).userId, params.calendarEventId, transaction);
      if (!deleted) throw notFound();
    });
    return undefined;
  });

  return routes;
}

/** Also used for another buyer's event. */
function notFound(): AppError {
  return new AppError('calendar-event.not-found', 'We couldn’t find that event');
}

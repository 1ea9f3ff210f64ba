import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';

export function calendarEventRoutes(
  { transaction, now, newId }: Pick<Dependencies, 'transaction' | 'now' | 'newId'>,
  store: CalendarEventStore,
) {
  const routes = operationRouter();

  routes.handle(journey.listCalendarEvents, async (_input, context) => {
    const { userId } = principalOf(context);
    const firstScheduledAt = await store.findFirstScheduledAt(userId);
    return { events: await store.findByUser(userId), everScheduled: firstScheduledAt !== undefined };
  });

  routes.handle(journey.createCalendarEvent, ({ body }, context) =>
    transaction(async (transaction) => {
      const { userId } = principalOf(context);
      const { inserted, count } = await store.insert({ id: newId(), userId, ...body }, now(), transaction);
      // Thrown inside the transaction, so that the event isn't kept.
      if (count > journey.calendarEventMaximum) {
        throw new AppError(
          'calendar-event.too-many',
          `Your calendar is full at ${journey.calendarEventMaximum} events. Delete one to add another.`,
          { limit: 'calendar-events' },
        );
      }
      return inserted;
    }),
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

/** Also for another buyer's event. */
function notFound(): AppError {
  return new AppError('calendar-event.not-found', 'We couldn’t find that event');
}

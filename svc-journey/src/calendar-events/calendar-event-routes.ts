import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { CalendarEventStore } from './calendar-event-store.js';
import { listEvents } from './list-events.js';
import { outdateAlerts, type OutdateDependencies } from './outdate-alerts.js';
import { scheduleEvent } from './schedule-event.js';
import { changedEvent, kindOf, toCalendarEvent, type StoredEvent } from './stored-event.js';

export function calendarEventRoutes(
  dependencies: OutdateDependencies & Pick<Dependencies, 'transaction'>,
  store: CalendarEventStore,
) {
  const { transaction, now, newId } = dependencies;
  const routes = operationRouter();

  /** @throws AppError `calendar-event.not-found`, also for another buyer's event, and `calendar-event.from-elsewhere` */
  const findChangeable = async (userId: string, id: string, transaction: Transaction): Promise<StoredEvent> => {
    const event = await store.findById(userId, id, transaction);
    if (!event) throw new AppError('calendar-event.not-found', 'We couldn’t find that event');
    refuseFromElsewhere(event);
    return event;
  };

  routes.handle(journey.listCalendarEvents, async (_input, context) => {
    const { userId } = principalOf(context);
    const firstScheduledAt = await store.findFirstScheduledAt(userId);
    return { events: listEvents(await store.findByUser(userId), now()), everScheduled: firstScheduledAt !== undefined };
  });

  routes.handle(journey.createCalendarEvent, ({ body }, context) =>
    scheduleEvent({ ...dependencies, store }, { userId: principalOf(context).userId, id: newId(), entry: body }),
  );

  routes.handle(journey.changeCalendarEvent, ({ params, body }, context) =>
    transaction(async (transaction) => {
      const event = await findChangeable(principalOf(context).userId, params.calendarEventId, transaction);
      const changed = changedEvent(event, body, now());
      await store.replaceAll([changed], transaction);
      await outdateAlerts(dependencies, [event], [changed], transaction);
      return toCalendarEvent(changed);
    }),
  );

  routes.handle(journey.deleteCalendarEvent, async ({ params }, context) => {
    await transaction(async (transaction) => {
      const event = await findChangeable(principalOf(context).userId, params.calendarEventId, transaction);
      await store.delete(event, transaction);
      await outdateAlerts(dependencies, [event], [], transaction);
    });
    return undefined;
  });

  return routes;
}

function refuseFromElsewhere({ source }: StoredEvent): void {
  const kind = kindOf(source);
  if (kind === 'deadline') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This deadline comes from your contract. Open the contract in Make Offer to change it.',
    );
  }
  if (kind === 'lock') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This comes from your rate lock. Open Mortgage Application to change it.',
    );
  }
  if (kind === 'loan') {
    throw new AppError('calendar-event.from-elsewhere', 'This comes from your loan. Open Underwriting to change it.');
  }
  if (kind === 'document') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This comes from the date on a document. Open Documents to change it.',
    );
  }
  if (kind === 'signature') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This comes from a document that is out for signature. Open Signatures to cancel it.',
    );
  }
  if (kind === 'home') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This comes from the first year in your home. Open Closing to mark it done.',
    );
  }
  if (kind === 'offer') {
    throw new AppError(
      'calendar-event.from-elsewhere',
      'This time comes from your offer. Open the offer in Make Offer to change it.',
    );
  }
}

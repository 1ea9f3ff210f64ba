import * as journey from '@hearthway/contracts/journey';
import { AppError, operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import { kindOf, type CalendarEventStore, type StoredEvent } from '../calendar-events/index.js';

interface AlertRoutesDependencies extends Pick<Dependencies, 'now'> {
  readonly store: Pick<CalendarEventStore, 'findAlerted' | 'dismissAlert'>;
}

export function alertRoutes({ store, now }: AlertRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.listAlerts, async (_input, context) => {
    const events = await store.findAlerted(principalOf(context).userId, now());
    return { alerts: events.filter(({ done }) => !done).map(alertOf) };
  });

  routes.handle(journey.dismissAlert, async ({ params: { calendarEventId: id }, body: { hours } }, context) => {
    const { userId } = principalOf(context);
    const dismissed = await store.dismissAlert({ userId, id, hours });
    if (!dismissed) throw new AppError('alert.not-found', 'We couldn’t find that alert');
    return undefined;
  });

  return routes;
}

function alertOf({ id, title, source, startsAt, timeZone, alertedHours = 0 }: StoredEvent): journey.EventAlert {
  return {
    id,
    title,
    kind: kindOf(source),
    startsAt: startsAt.toISOString(),
    hours: alertedHours,
    ...(timeZone !== undefined && { timeZone }),
  };
}

import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, type Dependencies } from '@hearthway/service-kit';
import type { CalendarEventStore } from '../calendar-events/index.js';
import type { NotificationChoiceStore } from './notification-choice-store.js';

export interface ChoiceRoutesDependencies extends Pick<Dependencies, 'now'> {
  readonly store: NotificationChoiceStore;
  readonly calendarEventStore: Pick<CalendarEventStore, 'lookAgain'>;
}

export function notificationChoiceRoutes({ store, calendarEventStore, now }: ChoiceRoutesDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getNotificationChoices, (_input, context) => store.findByUser(principalOf(context).userId));

  routes.handle(journey.saveNotificationChoices, async ({ body }, context) => {
    const { userId } = principalOf(context);
    await store.update(userId, body);
    // Other quiet hours may call for an earlier look. If that is lost, an alert comes when the former ones end.
    await calendarEventStore.lookAgain(userId, now());
    return body;
  });

  return routes;
}

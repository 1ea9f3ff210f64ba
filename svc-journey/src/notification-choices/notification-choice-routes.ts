import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { NotificationChoiceStore } from './notification-choice-store.js';

export function notificationChoiceRoutes(store: NotificationChoiceStore) {
  const routes = operationRouter();

  routes.handle(journey.getNotificationChoices, (_input, context) => store.findByUser(principalOf(context).userId));

  routes.handle(journey.saveNotificationChoices, async ({ body }, context) => {
    await store.update(principalOf(context).userId, body);
    return body;
  });

  return routes;
}

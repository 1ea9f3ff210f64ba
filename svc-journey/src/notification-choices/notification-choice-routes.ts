import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf } from '@hearthway/service-kit';
import type { NotificationChoiceStore } from './notification-choice-store.js';

interface NotificationChoiceDependencies {
  readonly store: NotificationChoiceStore;
  /** Alerts that are still to come follow new quiet hours. */
  readonly planAlertsAgain: (userId: string) => Promise<void>;
}

export function notificationChoiceRoutes({ store, planAlertsAgain }: NotificationChoiceDependencies) {
  const routes = operationRouter();

  routes.handle(journey.getNotificationChoices, (_input, context) => store.findByUser(principalOf(context).userId));

  routes.handle(journey.saveNotificationChoices, async ({ body }, context) => {
    const { userId } = principalOf(context);
    await store.update(userId, body);
    await planAlertsAgain(userId);
    return body;
  });

  return routes;
}

import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { notificationChoiceRoutes } from './notification-choice-routes.js';
import { createNotificationChoiceStore } from './notification-choice-store.js';

export function openNotificationChoices({ connection }: Dependencies): ServiceModule {
  const store = createNotificationChoiceStore(connection);
  return { stores: [store], routes: notificationChoiceRoutes(store), buyerData: { notificationChoices: store } };
}

import type { NotificationChoices } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule, Transaction } from '@hearthway/service-kit';
import { notificationChoiceRoutes, type ChoiceRoutesDependencies } from './notification-choice-routes.js';
import { createNotificationChoiceStore } from './notification-choice-store.js';

/** By the buyer's id; without those who never saved any. */
export type FindChoices = (
  userIds: readonly string[],
  transaction: Transaction,
) => Promise<ReadonlyMap<string, NotificationChoices>>;

interface NotificationChoicesModule extends ServiceModule {
  readonly findChoices: FindChoices;
}

export function openNotificationChoices(
  needed: Pick<Dependencies, 'connection'> & Omit<ChoiceRoutesDependencies, 'store'>,
): NotificationChoicesModule {
  const store = createNotificationChoiceStore(needed.connection);
  return {
    stores: [store],
    routes: notificationChoiceRoutes({ ...needed, store }),
    buyerData: { notificationChoices: store },
    findChoices: (userIds, transaction) => store.findByUsers(userIds, transaction),
  };
}

import {
  getNotificationChoices,
  noNotifications,
  saveNotificationChoices,
  type NotificationChoices,
} from '@hearthway/contracts/journey';
import { route } from '@hearthway/web-kit/testing';

export function inMemoryNotificationChoices() {
  let choices: NotificationChoices = noNotifications;
  return {
    notificationChoices: () => choices,
    routes: [
      route(getNotificationChoices, () => choices),
      route(saveNotificationChoices, ({ body }) => {
        choices = body;
        return choices;
      }),
    ],
  };
}

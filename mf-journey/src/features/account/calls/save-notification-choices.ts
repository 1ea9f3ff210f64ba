import { saveNotificationChoices, type NotificationChoices } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export function sendNotificationChoices(
  session: SessionAccess,
  choices: NotificationChoices,
): Promise<NotificationChoices> {
  return callOperation(session.request, saveNotificationChoices, { body: choices });
}

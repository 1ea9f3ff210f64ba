import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createNotificationChoiceStore } from '../../src/notification-choices/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

export function notificationChoiceStates({ connection, userId }: Provider) {
  return {
    async 'a buyer is signed in and has chosen no notification'() {
      const choices = createNotificationChoiceStore(connection());
      await inTransaction(connection(), (transaction) => choices.deleteByUser(userId(), transaction));
    },
  };
}

import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createNoticeStore } from '../../src/notices/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

export function noticeStates({ connection, userId }: Provider) {
  return {
    async 'a milestone of the buyer was reopened'(parameters: Readonly<Record<string, unknown>> = {}) {
      const notices = createNoticeStore(connection());
      await inTransaction(connection(), async (transaction) => {
        await notices.deleteByUser(userId(), transaction);
        const notice = {
          id: String(parameters['noticeId']),
          userId: userId(),
          kind: 'milestone-reopened',
          milestoneTitle: 'Buying Power',
          createdAt: new Date(),
        } as const;
        await notices.insert(notice, transaction);
      });
    },
  };
}

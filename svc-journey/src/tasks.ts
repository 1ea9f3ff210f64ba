import { createRepeatedTask, createTaskClaim, type Logger, type RepeatedTask } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { sendAlerts } from './alerts/index.js';
import { eraseAgain, type BuyerDataDependencies } from './buyer-data/index.js';
import { expireThreads } from './chat/index.js';
import { checkUploads, emptyBins, giveUpUploads } from './documents/index.js';
import { lookAfterEnvelopes, sealEnvelopes } from './envelopes/index.js';
import { logOverdueRows } from './policy/index.js';
import { expireLetters } from './pre-approval/index.js';
import type { Rooms } from './rooms.js';
import type { Stores } from './stores.js';

interface TaskParts {
  readonly connection: Connection;
  readonly logger: Logger;
  readonly rooms: Rooms;
  readonly stores: Stores['ofBuyers'];
  readonly buyerData: BuyerDataDependencies;
  readonly secondErasureMilliseconds: number;
}

/** What the service does on its own, again and again. A claimed task runs in one instance at a time. */
export function createTasks(parts: TaskParts): readonly RepeatedTask[] {
  const { connection, logger, rooms, stores, buyerData, secondErasureMilliseconds } = parts;
  const claimLetterExpiry = createTaskClaim(connection, 'expiry of pre-approval letters', 5 * 60_000);
  const claimThreads = createTaskClaim(connection, 'expiry of conversations', 5 * 60_000);
  const claimAlerts = createTaskClaim(connection, 'alerts of calendar events', 60_000);
  const claimEnvelopes = createTaskClaim(connection, 'expiry and reminders of envelopes', 5 * 60_000);
  const tasks = [
    {
      name: 'second erasure of deleted buyers',
      run: () => eraseAgain(buyerData),
      pauseMilliseconds: secondErasureMilliseconds,
    },
    {
      name: 'expiry of pre-approval letters',
      run: () => expireLetters({ ...rooms.preApprovals, claim: claimLetterExpiry }),
      pauseMilliseconds: 60_000,
    },
    {
      name: 'expiry of conversations',
      run: () => expireThreads({ ...rooms.chat, claim: claimThreads }),
      pauseMilliseconds: 60_000,
    },
    {
      name: 'alerts of calendar events',
      run: () =>
        sendAlerts({
          ...rooms.calendarEvents,
          findChoices: (userIds) => stores.notificationChoices.findByUsers(userIds),
          putNotices: (notices, transaction) => stores.notices.putAll(notices, transaction),
          claim: claimAlerts,
        }),
      pauseMilliseconds: 5_000,
    },
    {
      name: 'check of uploaded files',
      // Two at once, in every instance: each file is claimed.
      run: () => both(() => checkUploads(rooms.documents)),
      pauseMilliseconds: 500,
    },
    {
      name: 'end of old uploads and binned documents',
      run: async () => {
        await giveUpUploads(rooms.documents);
        await emptyBins(rooms.documents);
      },
      pauseMilliseconds: 10 * 60_000,
    },
    {
      name: 'sealing of signed envelopes',
      run: () => sealEnvelopes(rooms.envelopes),
      pauseMilliseconds: 1_000,
    },
    {
      name: 'expiry and reminders of envelopes',
      run: () => lookAfterEnvelopes({ ...rooms.envelopes, claim: claimEnvelopes }),
      pauseMilliseconds: 10_000,
    },
    {
      name: 'check of the policy rows',
      run: () => logOverdueRows(logger, rooms.milestones.now()),
      pauseMilliseconds: 24 * 60 * 60 * 1000,
    },
  ];
  return tasks.map((task) => createRepeatedTask({ ...task, logger }));
}

/** @throws what the first of them threw that failed, once both have ended */
async function both(run: () => Promise<void>): Promise<void> {
  for (const ended of await Promise.allSettled([run(), run()])) {
    if (ended.status === 'rejected') throw ended.reason;
  }
}

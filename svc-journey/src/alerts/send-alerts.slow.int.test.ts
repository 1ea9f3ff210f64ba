import { noNotifications } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { NewNotice } from '../notices/index.js';
import { deadline, useAlerts } from './testing/use-alerts.js';

const { connection, choices, now, setNow, putNotices, told, mailed, run, put } = useAlerts();

describe('the alerts of a deadline', () => {
  it('reach everyone else if one event keeps failing', async () => {
    for (let index = 0; index < 150; index += 1) await put(`event-${index}`, `buyer-${index}`);
    await run();
    setNow('2026-11-23T23:00:10Z');
    const failsForOne = async (notices: readonly NewNotice[], transaction: Transaction) => {
      if (notices.some(({ userId }) => userId === 'buyer-0')) throw new Error('Always');
      await putNotices(notices, transaction);
    };
    await expect(run({ putNotices: failsForOne })).rejects.toThrow('Events whose alerts failed: 1');
    expect(await told()).toHaveLength(149);
  });
});

it('sends 2,000 alerts that are due in the same minute', async () => {
  const alerted = { alertAt: now(), alertsFrom: now() };
  await connection()
    .collection('calendar-events')
    .insertMany(
      Array.from({ length: 2_000 }, (_, index) => ({
        _id: randomUUID() as never,
        userId: `buyer-${index}`,
        ...{ title: deadline.title, address: '', startsAt: new Date(deadline.startsAt), kind: 'deadline' },
        ...alerted,
      })),
    );
  for (let index = 0; index < 2_000; index += 1) {
    choices().set(`buyer-${index}`, { ...noNotifications, upcomingEvents: true });
  }
  await run();
  setNow('2026-11-23T23:00:10Z');
  await run();
  expect(await told()).toHaveLength(2_000);
  expect(await mailed()).toHaveLength(2_000);
});

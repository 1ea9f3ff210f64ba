import { noNotifications } from '@hearthway/contracts/journey';
import { inTransaction, type Transaction } from '@hearthway/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { NewNotice } from '../notices/index.js';
import { deadline, useAlerts, zone } from './testing/use-alerts.js';

const { connection, store, choices, now, setNow, putNotices, told, mailed, run, runAt, put } = useAlerts();
const days = ['2026-11-23T23:00:10Z', '2026-11-25T23:00:10Z', '2026-11-26T19:00:10Z', '2026-11-27T00:00:00Z'];

describe('the alerts of a deadline', () => {
  it('are sent once each, as their times come', async () => {
    await put('one', 'buyer');
    await run();
    expect(await told()).toEqual([]);
    await runAt(...days);
    expect(await told()).toEqual([72, 24, 4].map((hours) => [deadline.title, hours]));
  });

  it('are sent once by concurrent instances', async () => {
    for (let index = 0; index < 30; index += 1) await put(`event-${index}`, `buyer-${index % 3}`);
    await run();
    setNow('2026-11-23T23:00:10Z');
    await Promise.allSettled([run(), run(), run()]);
    await run();
    expect(await told()).toHaveLength(30);
  });

  it('are sent by the next run when one dies in between', async () => {
    await put('one', 'buyer');
    await run();
    setNow('2026-11-23T23:00:10Z');
    const dies = async (notices: readonly NewNotice[], transaction: Transaction) => {
      await putNotices(notices, transaction);
      throw new Error('Killed');
    };
    await expect(run({ putNotices: dies })).rejects.toThrow('Events whose alerts failed: 1');
    expect(await told()).toEqual([]);
    await run();
    expect(await told()).toEqual([[deadline.title, 72]]);
  });

  it('move with it, and start over for its new time', async () => {
    await put('one', 'buyer');
    await runAt('2026-11-23T23:00:10Z');
    await store().update('buyer', 'one', { ...deadline, ...zone, startsAt: '2026-11-28T23:00:00.000Z' }, now());
    await runAt('2026-11-25T22:00:00Z');
    expect(await told()).toEqual([[deadline.title, 72]]);
    await runAt('2026-11-25T23:00:10Z', '2026-11-27T23:00:10Z');
    expect((await told()).map(([, hours]) => hours)).toEqual([72, 72, 24]);
  });

  it('aren’t repeated when only its title changes', async () => {
    await put('one', 'buyer');
    await runAt('2026-11-23T23:00:10Z');
    await store().update('buyer', 'one', { ...deadline, ...zone, title: 'Renamed' }, now());
    await runAt('2026-11-23T23:05:00Z', '2026-11-25T23:00:10Z');
    expect(await told()).toEqual([
      [deadline.title, 72],
      ['Renamed', 24],
    ]);
  });

  it('go with it, and stop when it is done', async () => {
    await put('gone', 'buyer');
    await put('done', 'buyer');
    await run();
    await inTransaction(connection(), (transaction) => store().delete('buyer', 'gone', transaction));
    await store().update('buyer', 'done', { ...deadline, ...zone, done: true }, now());
    await runAt(...days);
    expect(await told()).toEqual([]);
  });

  it('are one if several were missed, and none once it has passed', async () => {
    await put('one', 'buyer');
    await put('past', 'buyer', { startsAt: '2026-11-25T15:00:00.000Z' });
    await run();
    await runAt('2026-11-26T15:00:00Z');
    expect(await told()).toEqual([[deadline.title, 24]]);
  });

  it('keep to the buyer’s quiet hours, also when those change', async () => {
    const asia = { ...noNotifications, timeZone: 'Asia/Tokyo', quietHours: { from: '07:00', to: '09:00' } };
    await put('one', 'buyer');
    await run();
    choices().set('buyer', asia);
    await store().planAlertsAgain('buyer', now());
    await run();
    // 8 a.m. in Tokyo, then 9 a.m.
    await runAt('2026-11-23T23:00:10Z');
    expect(await told()).toEqual([]);
    await runAt('2026-11-24T00:00:10Z');
    expect(await told()).toEqual([[deadline.title, 72]]);
  });

  it('are mailed to those who want that, without their own words', async () => {
    choices().set('wants', { ...noNotifications, upcomingEvents: true, timeZone: 'America/New_York' });
    choices().set('declines', { ...noNotifications, milestoneTips: true });
    await put('one', 'wants');
    await put('two', 'declines');
    await put('three', 'wants', { kind: 'own', timeZone: undefined, title: 'Ask Sam for the keys' });
    await run();
    await runAt('2026-11-23T23:00:10Z', '2026-11-25T23:00:10Z');
    const facts = { alertId: expect.any(String), userId: 'wants', startsAt: deadline.startsAt };
    const own = { ...facts, deadline: null, timeZone: 'America/New_York', hours: 24 };
    const ofContract = { ...facts, deadline: deadline.title, timeZone: 'America/Chicago' };
    const all = await mailed();
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([{ ...ofContract, hours: 72 }, { ...ofContract, hours: 24 }, own]));
  });

  it('are left to the instance that has the claim', async () => {
    await put('one', 'buyer');
    await run({ claim: async () => Promise.resolve(false) });
    expect(await store().findAlerted(now(), 10)).toHaveLength(1);
  });
});

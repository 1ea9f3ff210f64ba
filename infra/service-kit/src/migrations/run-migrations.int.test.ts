import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import type { Migration } from './index.js';
import { countThings, thingsIn } from './testing/count-things.js';
import { numberOfThings, useThings } from './testing/use-things.js';

/** Longer than this machine may stand still. */
const leaseMilliseconds = 120_000;

const { connect, log, rowOf, start, total } = useThings();

describe('a migration', () => {
  it('is run once, whatever instance starts later, and its row says when', async () => {
    let runs = 0;
    const migration = countThings((batches) => void (runs += batches === 0 ? 1 : 0));
    const before = Date.now();
    await start([migration]);
    await start([migration]);

    expect(runs).toBe(1);
    expect(await total()).toBe(numberOfThings);
    const row = await rowOf(migration.id);
    expect(Object.keys(row ?? {})).toEqual(['_id', 'doneAt']);
    expect(row?.doneAt?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('is run once by several instances that start at once, and none goes on before it is done', async () => {
    let runs = 0;
    const slow = countThings(async (batches) => {
      if (batches === 0) runs += 1;
      // Held until somebody waits: otherwise the others might just have come too late.
      if (batches === 1) await eventually(() => log().text().includes('waiting for it'));
    });
    const totals = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await start([slow], { leaseMilliseconds });
        return total();
      }),
    );

    expect(runs).toBe(1);
    expect(totals).toEqual(Array.from({ length: 5 }, () => numberOfThings));
  });

  it('stays with its instance, which claims it again and again', async () => {
    let runs = 0;
    const first = await connect();
    const slow: Migration = {
      id: 'slow',
      async run() {
        runs += 1;
        const claimedUntil = async () =>
          (
            await first.collection<{ _id: string; until: Date }>('migrations').findOne({ _id: 'slow' })
          )?.until.getTime();
        const before = (await claimedUntil()) ?? Infinity;
        await eventually(async () => expect(await claimedUntil()).toBeGreaterThan(before));
      },
    };
    const options = { leaseMilliseconds, renewMilliseconds: 20 };
    await Promise.all([start([slow], { connection: first, ...options }), start([slow], options)]);
    expect(runs).toBe(1);
  });

  it('that fails ends the start, and the next start runs it anew without waiting', async () => {
    const failing = countThings((batches) => {
      if (batches === 2) throw new Error('not this time');
    });
    await expect(start([failing])).rejects.toThrow('not this time');
    expect(await rowOf(failing.id)).toBeNull();

    await start([countThings()], { leaseMilliseconds: 3_600_000 });
    expect(await total()).toBe(numberOfThings);
  });

  it('comes after those before it in the list, and none is run a second time for a new one', async () => {
    const ran: string[] = [];
    const noting = (id: string): Migration => ({ id, run: () => Promise.resolve(void ran.push(id)) });
    await start([noting('a'), noting('b')]);
    await start([noting('a'), noting('b'), noting('c')]);
    expect(ran).toEqual(['a', 'b', 'c']);
    await expect(start([noting('d'), noting('d')])).rejects.toThrow('same id');
  });
});

describe('the second run', () => {
  it('finds what an instance of the release before has left behind, once', async () => {
    const { runAgain } = await start([countThings()]);
    await thingsIn(await connect()).things.insertMany([{ _id: 1001 }, { _id: 1002 }]);
    await runAgain();
    expect(await total()).toBe(numberOfThings + 2);

    await thingsIn(await connect()).things.insertOne({ _id: 1003 });
    await runAgain();
    expect(await total()).toBe(numberOfThings + 2);
  });

  it('is made by each instance that starts within a day, and by none later', async () => {
    const ran: string[] = [];
    const noting: Migration = { id: 'noting', run: () => Promise.resolve(void ran.push('noting')) };
    const instances = [await start([noting]), await start([noting])];
    for (const { runAgain } of instances) await runAgain();
    expect(ran).toHaveLength(3);

    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await (
      await connect()
    )
      .collection<{ _id: string }>('migrations')
      .updateOne({ _id: 'noting' }, { $set: { doneAt: twoDaysAgo } });
    await (await start([noting])).runAgain();
    expect(ran).toHaveLength(3);
  });

  it('that fails is made again', async () => {
    let fails = false;
    let runs = 0;
    const migration: Migration = {
      id: 'now-and-then',
      run: () => {
        if (fails) return Promise.reject(new Error('not now'));
        runs += 1;
        return Promise.resolve();
      },
    };
    const { runAgain } = await start([migration]);
    fails = true;
    await expect(runAgain()).rejects.toThrow('not now');
    fails = false;
    await runAgain();
    expect(runs).toBe(2);
  });
});

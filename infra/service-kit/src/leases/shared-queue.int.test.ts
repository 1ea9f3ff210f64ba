import type {} from '@hearthway/engines/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { connectMongo } from '../mongo/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import { sharedQueue } from './index.js';

const { logger } = captureLog();
let connection: Connection;
beforeAll(async () => {
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const collection = 'turns';
const instance = () => sharedQueue({ connection, collection, logger });
const leases = () => connection.collection(collection);

describe('a queue that instances share', () => {
  it('runs work of one key one at a time, and nothing of it stays', async () => {
    const instances = [instance(), instance(), instance()];
    await Promise.all(instances.map((one) => one.ensureIndexes()));
    let running = 0;
    let most = 0;
    const turns = instances.flatMap(({ inTurn }) =>
      [1, 2, 3].map((turn) =>
        inTurn('a key', async () => {
          running += 1;
          most = Math.max(most, running);
          await leases().countDocuments();
          running -= 1;
          return turn;
        }),
      ),
    );
    expect((await Promise.all(turns)).sort()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(most).toBe(1);
    expect(await leases().countDocuments()).toBe(0);
  });

  it('runs work of another key meanwhile, and goes on after a failure', async () => {
    const [first, second] = [instance(), instance()];
    await first.inTurn('held', async () => {
      expect(await second.inTurn('free', () => Promise.resolve('done'))).toBe('done');
    });
    await expect(first.inTurn('held', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await second.inTurn('held', () => Promise.resolve('done'))).toBe('done');
  });

  it('waits for an instance that takes longer than its lease, and not for one that was killed', async () => {
    await leases().insertOne({ _id: 'killed' as never, owner: 'nobody', until: new Date(Date.now() + 500) });
    expect(await instance().inTurn('killed', () => Promise.resolve('done'))).toBe('done');

    const order: string[] = [];
    const extended = instance().inTurn('slow', async () => {
      const claimed = await leases().findOne({ _id: 'slow' as never });
      await eventually(async () =>
        expect((await leases().findOne({ _id: 'slow' as never }))?.['until']).not.toEqual(claimed?.['until']),
      );
      order.push('slow');
    });
    await eventually(async () => expect(await leases().countDocuments({ _id: 'slow' as never })).toBe(1));
    await instance().inTurn('slow', () => Promise.resolve(order.push('next')));
    await extended;
    expect(order).toEqual(['slow', 'next']);
  });
});

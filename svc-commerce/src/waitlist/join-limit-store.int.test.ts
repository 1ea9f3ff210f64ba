import type {} from '@hearthway/engines/testing';
import { connectMongo } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { createJoinLimitStore, type JoinLimitStore } from './join-limit-store.js';

const joinsPerMinute = 5;
let connections: Connection[];
let instances: JoinLimitStore[];
beforeAll(async () => {
  const options = { uri: testEngines().mongodbUri, database: testDatabase('joins'), logger: captureLog().logger };
  connections = [await connectMongo(options), await connectMongo(options)];
  instances = connections.map((connection) => createJoinLimitStore(connection, joinsPerMinute));
  await instances[0]?.ensureIndexes();
});
afterAll(async () => {
  await connections[0]?.dropDatabase();
  for (const connection of connections) await connection.close();
});

/** In years to come, so that the database doesn’t delete what has expired meanwhile. */
const at = (seconds: number) => new Date(Date.UTC(2100, 0) + seconds * 1000);
const takeAll = (moment: Date, times: number) =>
  Promise.all(instances.flatMap((limit) => Array.from({ length: times }, () => limit.take(moment))));

describe('the limit of joins per minute', () => {
  it('lets so many join at all instances together, and then says how long to wait', async () => {
    const waits = await takeAll(at(90), 10);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(joinsPerMinute);
    expect(new Set(waits)).toEqual(new Set([0, 30]));
    expect(await instances[0]?.take(at(119.5))).toBe(1);
    expect(await instances[1]?.take(at(120))).toBe(0);
  });

  it('does not count a join that was given back, at whichever instance', async () => {
    await takeAll(at(600), joinsPerMinute);
    await instances[1]?.giveBack(at(600));
    expect((await takeAll(at(602), 3)).filter((wait) => wait === 0)).toHaveLength(1);
  });
});

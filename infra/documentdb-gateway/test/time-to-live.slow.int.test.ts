import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { useDatabase } from './connect.js';

const { db } = useDatabase();

it('removes expired documents within the minute between two rounds', async () => {
  const brief = db.collection('brief');
  await brief.createIndex({ at: 1 }, { expireAfterSeconds: 1 }, {});
  await brief.insertMany([{ at: new Date(0) }, { at: new Date(Date.now() + 3_600_000) }]);
  await eventually(async () => expect(await brief.countDocuments()).toBe(1), { timeout: 140_000, interval: 1_000 });
});

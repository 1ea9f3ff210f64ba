import { expect, it } from 'vitest';
import { useDatabase } from './connect.js';

const { db } = useDatabase();

it('removes expired documents within the minute between two rounds', { timeout: 150_000 }, async () => {
  const brief = db.collection('brief');
  await brief.createIndex({ at: 1 }, { expireAfterSeconds: 1 }, {});
  await brief.insertMany([{ at: new Date(0) }, { at: new Date(Date.now() + 3_600_000) }]);
  await expect.poll(() => brief.countDocuments(), { timeout: 140_000, interval: 1_000 }).toBe(1);
});

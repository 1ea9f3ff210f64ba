import { adminPageSize } from '@hearthway/contracts/commerce';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';

const minuteMilliseconds = 60_000;

/** Stores as many waitlist entries as the admin's page fetches at once, as the service would have. */
export async function fillWaitlist(mongodbUrl: string): Promise<number> {
  const mongo = await new MongoClient(mongodbUrl).connect();
  try {
    const entries = Array.from({ length: adminPageSize }, (_, index) => entryOf(index));
    const waitlist = mongo.db('hearthway_commerce').collection<(typeof entries)[number]>('waitlist');
    return (await waitlist.insertMany(entries)).insertedCount;
  } finally {
    await mongo.close();
  }
}

/** Each entry is a minute older than the previous one. */
function entryOf(index: number) {
  const createdAt = new Date(Date.now() - index * minuteMilliseconds);
  return {
    _id: randomUUID(),
    email: `bench-${index}@example.com`,
    emailKey: randomUUID(),
    name: `Jordan Bench-${index}`,
    state: 'TX',
    source: 'landing_page',
    acceptedTerms: { at: createdAt, version: 'bench' },
    createdAt,
  };
}

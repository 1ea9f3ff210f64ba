import type { MongoClient } from 'mongodb';

const hour = 3_600_000;

/**
 * Lets services publish again what they had published within a day before the dump: some of it was on its way, in a broker
 * that is lost. Whoever had handled an event drops it, since the dump has that, too. Not from a dump of more than a week: what
 * was handled is forgotten after a month, and then it would be done twice.
 * @returns how many events
 */
export async function sendAgain(client: MongoClient, databases: Iterable<string>, dumpedAt: Date): Promise<number> {
  if (Date.now() - dumpedAt.getTime() > 7 * 24 * hour) return 0;
  let events = 0;
  for (const name of databases) {
    const { modifiedCount } = await client
      .db(name)
      .collection('outbox')
      .updateMany(
        { state: 'sent', sentAt: { $gte: new Date(dumpedAt.getTime() - 24 * hour) } },
        { $set: { state: 'pending', dueAt: new Date() }, $unset: { sentAt: '' } },
      );
    events += modifiedCount;
  }
  return events;
}

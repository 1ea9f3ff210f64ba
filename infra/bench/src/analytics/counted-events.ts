import { MongoClient } from 'mongodb';

interface DailyCounts {
  readonly _id: string;
  readonly pageViews?: number;
  readonly clicks?: Readonly<Record<string, number>>;
  readonly bots?: Readonly<Record<string, number>>;
}

/** The total of the running system's daily counts: page views, clicks, and events sent by programs. */
export async function countedEvents(mongodbUrl: string): Promise<number> {
  const mongo = await new MongoClient(mongodbUrl).connect();
  try {
    const days = await mongo.db('hearthway_analytics').collection<DailyCounts>('daily-counts').find().toArray();
    return sum(days.map(({ pageViews = 0, clicks, bots }) => pageViews + sumOf(clicks) + sumOf(bots)));
  } finally {
    await mongo.close();
  }
}

const sumOf = (counts: Readonly<Record<string, number>> = {}): number => sum(Object.values(counts));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

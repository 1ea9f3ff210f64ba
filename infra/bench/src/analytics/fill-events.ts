import { MongoClient, type Db } from 'mongodb';
import { randomUUID } from 'node:crypto';

export interface Filling {
  /** Address of the running system's MongoDB. */
  readonly mongodbUrl: string;
  /** How many events of this benchmark are already stored (`from`), and how many should be (`to`). */
  readonly from: number;
  readonly to: number;
}

/** How long raw events are kept. */
const days = 399;
const dayMilliseconds = 86_400_000;
const eventsInWrite = 5_000;
const elements = Array.from({ length: 100 }, (_, place) => `bench-element-${place}`);

/**
 * Stores events of people as the service would have, the same number per day, together with their daily counts. Half of
 * them are views of the landing page, each from a different visit; the others are clicks.
 */
export async function fillEvents({ mongodbUrl, from, to }: Filling): Promise<void> {
  const mongo = await new MongoClient(mongodbUrl).connect();
  try {
    const database = mongo.db('hearthway_analytics');
    for (let begin = from; begin < to; begin += eventsInWrite) {
      await store(database, eventsOf(begin, Math.min(begin + eventsInWrite, to)));
    }
  } finally {
    await mongo.close();
  }
}

interface StoredEvent {
  readonly _id: string;
  readonly eventType: 'page_view' | 'click';
  readonly eventSource: string;
  readonly eventData: Readonly<Record<string, unknown>>;
  readonly visitId: string;
  readonly receivedAt: Date;
  readonly bot: null;
  readonly element?: string;
}

function eventsOf(begin: number, end: number): StoredEvent[] {
  const today = Math.floor(Date.now() / dayMilliseconds) * dayMilliseconds;
  return Array.from({ length: end - begin }, (_, place) => {
    const number = begin + place;
    const midday = today - (1 + (number % days)) * dayMilliseconds + dayMilliseconds / 2;
    const common = {
      _id: randomUUID(),
      eventSource: 'bench',
      visitId: randomUUID(),
      receivedAt: new Date(midday + (number % 36_000) * 1_000),
      bot: null,
    };
    if (number % 2 === 0) return { ...common, eventType: 'page_view', eventData: { path: '/', title: 'Hearthway' } };
    const element = elements[number % elements.length] ?? '';
    return { ...common, eventType: 'click', eventData: { path: '/', element }, element };
  });
}

async function store(database: Db, events: readonly StoredEvent[]): Promise<void> {
  const increments = new Map<string, Record<string, number>>();
  const recent = new Map<string, string[]>();
  for (const event of events) {
    const day = event.receivedAt.toISOString().slice(0, 10);
    const ofDay = increments.get(day) ?? {};
    increments.set(day, ofDay);
    recent.set(day, [...(recent.get(day) ?? []), event._id]);
    for (const counter of countersOf(event)) ofDay[counter] = (ofDay[counter] ?? 0) + 1;
  }
  await database.collection<StoredEvent>('events').insertMany([...events], { ordered: false });
  await database.collection<{ _id: string; recent: string[] }>('daily-counts').bulkWrite(
    [...increments].map(([_id, $inc]) => ({
      updateOne: {
        filter: { _id },
        update: { $inc, $push: { recent: { $each: recent.get(_id) ?? [], $slice: -50 } } },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}

const countersOf = ({ eventType, element }: StoredEvent): string[] =>
  eventType === 'click' ? [`clicks.${element}`] : ['pageViews', 'pages./', 'visits.visit', 'visits.landing'];

import { trackEvents } from '@hearthway/contracts/analytics';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { percentile } from './percentile.js';

export interface EventIntakeOptions {
  /** Address of the gateway. Its `REQUESTS_PER_MINUTE_PER_IP` must be high enough for one sender of everything. */
  readonly origin: string;
  /** Address of the running system's MongoDB, to count stored events. */
  readonly mongodbUrl: string;
  readonly seconds: number;
}

export interface EventIntake {
  /** Accepted events, measured from the first request to the last answer. */
  readonly eventsPerSecond: number;
  /** Events answered with 202. */
  readonly accepted: number;
  /** Events that are in the database afterwards. */
  readonly stored: number;
  /** Accepted, but not stored. */
  readonly lost: number;
  /** Requests with any other answer. */
  readonly refused: number;
  /** Time from a request to its answer. */
  readonly p99Milliseconds: number;
}

/** A browser's, because events of programs are counted separately and cost less. */
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const eventsInBatch = 20;
const senders = 24;

/** Sends batches of events through the gateway as fast as they are answered, and then counts what was stored. */
export async function measureEventIntake({ origin, mongodbUrl, seconds }: EventIntakeOptions): Promise<EventIntake> {
  const source = `bench-${randomUUID()}`;
  const accepted: string[] = [];
  const latencies: number[] = [];
  let refused = 0;
  const started = performance.now();
  const until = started + seconds * 1000;

  async function sendOneAfterTheOther(): Promise<void> {
    const visitId = randomUUID();
    while (performance.now() < until) {
      const ids = Array.from({ length: eventsInBatch }, () => randomUUID());
      const body = JSON.stringify({ events: ids.map((eventId) => eventLike({ source, eventId, visitId })) });
      const begun = performance.now();
      const response = await fetch(origin + trackEvents.path, {
        method: trackEvents.method,
        headers: { 'content-type': 'application/json', 'user-agent': browser },
        body,
      });
      await response.arrayBuffer();
      latencies.push(performance.now() - begun);
      if (response.status === trackEvents.status) accepted.push(...ids);
      else refused += 1;
    }
  }
  await Promise.all(Array.from({ length: senders }, sendOneAfterTheOther));
  const took = (performance.now() - started) / 1000;

  const kept = await storedIds(mongodbUrl, source);
  return {
    eventsPerSecond: accepted.length / took,
    accepted: accepted.length,
    stored: kept.size,
    lost: accepted.filter((id) => !kept.has(id)).length,
    refused,
    p99Milliseconds: percentile(latencies, 0.99),
  };
}

/** An event like those of the site's pages, about 250 bytes. */
function eventLike({ source, eventId, visitId }: { source: string; eventId: string; visitId: string }) {
  return {
    eventType: 'click',
    eventSource: source,
    eventData: { path: '/', element: 'hero-join-waitlist', section: 'hero', position: 1 },
    eventId,
    visitId,
    occurredAt: new Date().toISOString(),
  };
}

async function storedIds(mongodbUrl: string, source: string): Promise<Set<string>> {
  const mongo = await new MongoClient(mongodbUrl).connect();
  try {
    const events = mongo.db('hearthway_analytics').collection<{ _id: string }>('events');
    const found = await events.find({ eventSource: source }, { projection: { _id: 1 }, batchSize: 10_000 }).toArray();
    return new Set(found.map(({ _id }) => _id));
  } finally {
    await mongo.close();
  }
}

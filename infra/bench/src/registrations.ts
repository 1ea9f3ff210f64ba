import { userRegistered } from '@hearthway/contracts/identity';
import { MongoClient } from 'mongodb';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from './percentile.js';
import type { StartedClone } from './start-clone.js';

export interface Latency {
  readonly count: number;
  /** Answers other than 201, because the machine could not keep up. */
  readonly refused: number;
  readonly ratePerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/**
 * Measures the time from svc-identity writing the event (just before its commit) until the committed milestones can be
 * read from svc-journey's database.
 */
export async function commitToMilestone(
  system: StartedClone,
  { registrationsPerSecond, seconds }: { registrationsPerSecond: number; seconds: number },
): Promise<Latency> {
  const mongo = await new MongoClient(system.running.mongodbUrl).connect();
  const since = new Date();
  const seen = watchJourneys(mongo, since);
  try {
    const started = performance.now();
    const statuses = await registerSteadily(system.url, registrationsPerSecond, seconds);
    const took = (performance.now() - started) / 1000;
    const written = await mongo
      .db('hearthway_identity')
      .collection('outbox')
      .find({ type: userRegistered.type, createdAt: { $gte: since } })
      .toArray();
    await waitUntil(() => written.every((row) => seen.visible.has(String(row['subject']))));
    const latencies = written.map(
      (row) => (seen.visible.get(String(row['subject'])) ?? Infinity) - (row['createdAt'] as Date).getTime(),
    );
    return {
      count: latencies.length,
      refused: statuses.filter((status) => status !== 201).length,
      ratePerSecond: latencies.length / took,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
    };
  } finally {
    await seen.stop();
    await mongo.close();
  }
}

/** Polls for new journeys and records when each was first visible. */
function watchJourneys(mongo: MongoClient, since: Date) {
  const visible = new Map<string, number>();
  const journeys = mongo.db('hearthway_journey').collection<{ _id: string; startedAt: Date }>('journeys');
  const stopping = new AbortController();
  const watching = (async () => {
    let from = since;
    while (!stopping.signal.aborted) {
      const found = await journeys.find({ startedAt: { $gte: from } }).toArray();
      const now = Date.now();
      for (const { _id } of found) if (!visible.has(_id)) visible.set(_id, now);
      // Commits can become visible out of order, so the last second is read again.
      from = new Date(Math.max(since.getTime(), now - 1_000));
      await delay(10);
    }
  })();
  return {
    visible,
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

async function registerSteadily(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const total = perSecond * seconds;
  const started = performance.now();
  const pending: Promise<number>[] = [];
  for (let index = 0; index < total; index += 1) {
    const due = started + (index * 1000) / perSecond;
    await delay(Math.max(0, due - performance.now()));
    pending.push(register(url));
  }
  return Promise.all(pending);
}

async function register(url: string): Promise<number> {
  const name = `bench-${randomUUID().slice(0, 18)}`;
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, email: `${name}@example.com`, password: 'kettle porch lantern' }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('Not every registration became a journey within a minute');
    await delay(50);
  }
}

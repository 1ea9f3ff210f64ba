import { eventually, labeled } from '@hearthway/tooling/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { inTransaction } from '../mongo/index.js';
import type { Broker } from './index.js';
import type { LeaseRow } from '../leases/index.js';
import { thingHappened, topology } from './testing/events.js';
import { useWorld, type Instance, type World } from './testing/world.js';

describe('the relay', () => {
  const world = useWorld();

  it('keeps and logs an unroutable event, holds back only its subject, and sends it once a queue exists', async () => {
    const producer = await world().producer();
    await producer.commit('subject-0', 0);
    await eventually(async () => expect(await pending(producer)).toBe(0));
    await producer.broker.remove(topology);

    await producer.commit('subject-1', 1, 2);

    const complaint = 'no queue takes the event; it stays in the outbox';
    await eventually(() => expect(errorsIn(world())).toContain(complaint));
    await eventually(async () => expect(await postpone(producer, 60_000)).toBe(2));
    const seen: string[] = [];
    await world().consumer(({ subject, data }) => void seen.push(`${subject}:${data.number}`));
    await producer.commit('subject-2', 1);
    await eventually(() => expect(seen).toEqual(['subject-2:1']));
    await producer.commit('subject-1', 3);
    expect(await pending(producer)).toBe(3);

    await eventually(async () => {
      await postpone(producer, 0);
      expect(seen.slice(1)).toEqual(['subject-1:1', 'subject-1:2', 'subject-1:3']);
    });
  });

  it('with several relays on one outbox, loses nothing, keeps the order and has each event handled once', async () => {
    const seen = new Map<string, number[]>();
    await world().consumer(({ subject, data }) => {
      seen.set(subject, [...(seen.get(subject) ?? []), data.number]);
    });
    const relays = [await world().producer(), await world().producer(), await world().producer()];
    const subjects = Array.from({ length: 30 }, (_, index) => `subject-${index}`);

    await Promise.all(
      subjects.map(async (subject, index) => {
        for (const number of [1, 2, 3, 4]) await relays[(index + number) % 3]?.commit(subject, number);
      }),
    );

    await eventually(() => expect([...seen.values()].flat()).toHaveLength(120));
    for (const subject of subjects) labeled(subject, () => expect(seen.get(subject)).toEqual([1, 2, 3, 4]));
    await eventually(async () => expect(await pending(relays[0])).toBe(0));
  });

  it('keeps at least 256 publishes in flight', async () => {
    const preparing = await world().producer();
    await preparing.messaging.relay.stop();
    await commitMany(preparing, 600);
    const { broker } = await world().instance('producer');
    const counted = countInFlight(broker);

    const producer = await world().producer({ broker: counted.broker });

    await eventually(async () => expect(await pending(producer)).toBe(0));
    expect(counted.most()).toBeGreaterThanOrEqual(256);
  });

  it('publishes what is committed while it gives back the lease, even when it is stopped then', async () => {
    const producer = await world().producer();
    const { deleteOne } = mongo.Collection.prototype;
    let stopped: Promise<void> | undefined;
    const release = jest.spyOn(mongo.Collection.prototype, 'deleteOne').mockImplementationOnce(async function (
      this: mongo.Collection,
      ...filter
    ) {
      await producer.commit('subject-1', 2);
      stopped = producer.messaging.relay.stop();
      return deleteOne.apply(this, filter);
    });
    await producer.commit('subject-1', 1);
    await eventually(() => expect(stopped).toBeDefined());
    await stopped;
    release.mockRestore();
    expect(await pending(producer)).toBe(0);
  });

  it('sweeps up what a process committed but crashed before publishing', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const dead = await world().producer();
    await dead.messaging.relay.stop();
    await dead.commit('subject-1', 1, 2, 3);
    expect(await pending(dead)).toBe(3);

    await world().producer();

    await eventually(() => expect(seen).toEqual([1, 2, 3]));
  });

  it('publishes nothing while another leads, and takes over when the lease of one that crashed ends', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const producer = await world().producer();
    await leasesOf(producer)?.insertOne({ _id: 'relay', owner: randomUUID(), until: new Date(Date.now() + anHour) });
    await producer.commit('subject-1', 1);
    await eventually(async () => {
      const [lag] = (await producer.metrics.outboxLag.get()).values;
      expect(lag?.value).toBeGreaterThan(0.3); // after several sweeps
    });
    expect(seen).toEqual([]);

    await endLease(producer);

    await eventually(() => expect(seen).toEqual([1]));
  });

  it('gives the lease back once nothing is left to publish', async () => {
    const producer = await world().producer();
    await world().consumer(() => undefined);
    await producer.commit('subject-1', 1, 2, 3);

    await eventually(async () => expect(await pending(producer)).toBe(0));
    await eventually(async () => expect(await leasesOf(producer)?.countDocuments()).toBe(0));
  });

  it('loses nothing and keeps the order when a paused leader goes on after another took over', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const { broker } = await world().instance('producer');
    const pausedBroker = paused(broker);
    const first = await world().producer({ broker: pausedBroker.broker });
    await first.commit('subject-1', 1, 2, 3);
    await eventually(() => expect(pausedBroker.isWaiting()).toBe(true));
    const second = await world().producer();
    await endLease(second);
    await second.commit('subject-1', 4);
    await eventually(() => expect(seen).toEqual([1, 2, 3, 4]));

    pausedBroker.goOn();
    await first.messaging.stop();
    await second.commit('subject-1', 5);

    await eventually(() => expect(seen).toEqual([1, 2, 3, 4, 5]));
    await eventually(async () => expect(await pending(second)).toBe(0));
  });

  it('numbers the events of one subject in commit order when many transactions write it concurrently', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const producer = await world().producer();
    const counters = producer.database.db?.collection<{ _id: string; value: number }>('counters');
    await counters?.insertOne({ _id: 'counter', value: 0 });

    const countUp = () =>
      inTransaction(producer.database, async (session) => {
        const counter = await counters?.findOneAndUpdate(
          { _id: 'counter' },
          { $inc: { value: 1 } },
          { session, returnDocument: 'after' },
        );
        const data = { number: counter?.value ?? -1 };
        const event = { subject: 'subject-1', data, correlationId: 'request-1', occurredAt: new Date() };
        await producer.messaging.outbox.insert(thingHappened, event, session);
      });
    await Promise.all(Array.from({ length: 12 }, countUp));

    const counted = Array.from({ length: 12 }, (_, index) => index + 1);
    await eventually(() => expect(seen).toEqual(counted));
  });
});

async function pending(instance: Instance | undefined): Promise<number | undefined> {
  return instance?.database.db?.collection('outbox').countDocuments({ state: 'pending' });
}

/** Changes when all pending events are due, and returns their number. */
async function postpone({ database }: Instance, milliseconds: number): Promise<number | undefined> {
  const dueAt = new Date(Date.now() + milliseconds);
  const result = await database.db?.collection('outbox').updateMany({ state: 'pending' }, { $set: { dueAt } });
  return result?.matchedCount;
}

function errorsIn({ log }: World): unknown[] {
  return log
    .lines()
    .filter(({ level }) => level === 'error')
    .map(({ msg }) => msg);
}

/** Many subjects with one event each, in few transactions. */
async function commitMany(instance: Instance, count: number): Promise<void> {
  for (let first = 0; first < count; first += 100) {
    await inTransaction(instance.database, async (session) => {
      for (let number = first; number < first + 100; number += 1) {
        const event = { subject: `subject-${number}`, data: { number }, correlationId: 'r', occurredAt: new Date() };
        await instance.messaging.outbox.insert(thingHappened, event, session);
      }
    });
  }
}

const anHour = 3_600_000;

function leasesOf({ database }: Instance) {
  return database.db?.collection<LeaseRow>('outbox-leases');
}

async function endLease(instance: Instance): Promise<void> {
  await leasesOf(instance)?.updateOne({ _id: 'relay' }, { $set: { until: new Date(Date.now() - 1) } });
}

/** A connection of a process that is paused at its first publish. */
function paused(broker: Broker): { broker: Broker; isWaiting: () => boolean; goOn: () => void } {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  let waiting = false;
  const publish: Broker['publish'] = async (to, message) => {
    waiting = true;
    await gate;
    await broker.publish(to, message);
  };
  return { broker: { ...broker, publish }, isWaiting: () => waiting, goOn };
}

function countInFlight(broker: Broker): { broker: Broker; most: () => number } {
  let inFlight = 0;
  let most = 0;
  const publish: Broker['publish'] = async (to, message) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    try {
      await broker.publish(to, message);
    } finally {
      inFlight -= 1;
    }
  };
  return { broker: { ...broker, publish }, most: () => most };
}

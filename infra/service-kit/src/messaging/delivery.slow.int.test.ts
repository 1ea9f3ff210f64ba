import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../mongo/index.js';
import { newsSpread, queue, thingHappened, type Thing } from './testing/events.js';
import { useWorld } from './testing/world.js';

describe('delivery', () => {
  const world = useWorld();

  it('delivers a committed event to its consumer, unchanged', async () => {
    const seen: Thing[] = [];
    await world().consumer((event) => void seen.push(event));
    const producer = await world().producer();

    const [committed] = await producer.commit('subject-1', 7);

    await eventually(() => expect(seen).toEqual([committed]));
    expect(seen[0]).toMatchObject({
      type: 'producer.thing-happened.v1',
      producer: 'producer',
      subject: 'subject-1',
      correlationId: 'request-1',
      causationId: 'request-1',
      data: { number: 7 },
    });
  });

  it('publishes nothing from an aborted transaction', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const producer = await world().producer();
    const event = { subject: 'subject-1', data: { number: 1 }, correlationId: 'request-1', occurredAt: new Date() };

    const abandoned = inTransaction(producer.database, async (session) => {
      await producer.messaging.outbox.insert(thingHappened, event, session);
      throw new Error('changed my mind');
    });
    await expect(abandoned).rejects.toThrow('changed my mind');
    await producer.commit('subject-1', 2);

    await eventually(() => expect(seen).toEqual([2]));
    expect(await producer.database.db?.collection('outbox').countDocuments()).toBe(1);
  });

  it('refuses an event with invalid data, or one that another service owns', async () => {
    const producer = await world().producer();
    const consumer = await world().instance('consumer');
    const rest = { subject: 's', correlationId: 'request-1', occurredAt: new Date() };
    const add = (instance: typeof producer, data: unknown) =>
      inTransaction(instance.database, (session) =>
        instance.messaging.outbox.insert(thingHappened, { ...rest, data: data as { number: number } }, session),
      );

    await expect(add(producer, { number: 'seven' })).rejects.toThrow(/number/);
    await expect(add(consumer, { number: 7 })).rejects.toThrow('consumer does not own the event');
  });

  it('keeps the order of each subject', async () => {
    const seen = new Map<string, number[]>();
    await world().consumer(({ subject, data }) => {
      seen.set(subject, [...(seen.get(subject) ?? []), data.number]);
    });
    const producer = await world().producer();
    const subjects = Array.from({ length: 20 }, (_, index) => `subject-${index}`);

    await Promise.all(subjects.map((subject) => producer.commit(subject, 1, 2, 3, 4, 5)));

    const expected = new Map(subjects.map((subject) => [subject, [1, 2, 3, 4, 5]]));
    await eventually(() => expect(new Map([...seen].sort())).toEqual(new Map([...expected].sort())));
  });

  it('applies an event once that is delivered three times', async () => {
    const consumer = await world().consumer(async (event, session) => {
      const effects = consumer.database.db?.collection<{ _id: string }>('effects');
      await effects?.updateOne({ _id: event.subject }, { $inc: { count: 1 } }, { session, upsert: true });
    });
    const producer = await world().producer();
    const [event] = await producer.commit('subject-1', 1);
    const content = Buffer.from(JSON.stringify(event));
    const again = { routingKey: thingHappened.type, mandatory: true };

    await producer.broker.publish(again, { id: event?.id ?? '', content });
    await producer.broker.publish(again, { id: event?.id ?? '', content });

    const outcomes = async () => (await consumer.metrics.messagesHandled.get()).values;
    await eventually(async () => {
      expect(await outcomes()).toContainEqual({ labels: { queue, outcome: 'duplicate' }, value: 2 });
    });
    expect(await outcomes()).toContainEqual({ labels: { queue, outcome: 'handled' }, value: 1 });
    expect(await consumer.database.db?.collection('effects').find().toArray()).toEqual([
      { _id: 'subject-1', count: 1 },
    ]);
  });

  it('delivers a broadcast to every connected instance', async () => {
    const producer = await world().producer();
    const heard: string[] = [];
    for (const name of ['first', 'second', 'third']) {
      const { broker } = await world().instance('consumer');
      await broker.connect();
      await broker.subscribeBroadcast([newsSpread.type], ({ content }) => {
        const { data } = JSON.parse(content.toString('utf8')) as { data: { text: string } };
        heard.push(`${name} heard ${data.text}`);
      });
    }
    const event = { subject: 'news', data: { text: 'rain' }, correlationId: 'request-1', occurredAt: new Date() };

    await inTransaction(producer.database, (session) => producer.messaging.outbox.insert(newsSpread, event, session));

    const everyone = ['first heard rain', 'second heard rain', 'third heard rain'];
    await eventually(() => expect([...heard].sort()).toEqual(everyone));
  });

  it('when stopped, finishes current messages and leaves the others to the next instance', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const begun: number[] = [];
    const finished: number[] = [];
    const first = await world().consumer(
      async ({ data }) => {
        begun.push(data.number);
        await gate;
        finished.push(data.number);
      },
      { prefetch: 2 },
    );
    const producer = await world().producer();
    for (const number of [1, 2, 3, 4]) await producer.commit(`subject-${number}`, number);
    await eventually(() => expect([...begun].sort()).toEqual([1, 2]));

    const stopped = first.messaging.stop();
    release();
    await stopped;

    expect([...finished].sort()).toEqual([1, 2]);
    expect(begun).toHaveLength(2);
    const later: number[] = [];
    await world().consumer(({ data }) => void later.push(data.number));
    await eventually(() => expect([...later].sort()).toEqual([3, 4]));
  });

  it('keeps the order of a subject when an instance stops and another takes over', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const begun: number[] = [];
    const finished: number[] = [];
    const first = await world().consumer(async ({ data }) => {
      begun.push(data.number);
      await gate;
      finished.push(data.number);
    });
    await world().consumer(({ subject, data }) => void (subject === 'subject-1' && finished.push(data.number)));
    const producer = await world().producer();
    await producer.commit('subject-1', 1);
    await eventually(() => expect(begun).toEqual([1]));

    const stopped = first.messaging.stop();
    const events = await producer.commit('subject-1', 2);
    // So many that the broker had every reason to deliver the second one, if it were the other's turn.
    for (let turn = 0; turn < 50; turn += 1) {
      const id = randomUUID();
      const content = Buffer.from(JSON.stringify({ ...events[0], id, subject: `other-${turn}` }));
      await producer.broker.publish({ routingKey: thingHappened.type, mandatory: true }, { id, content });
    }
    release();
    await stopped;

    await eventually(() => expect(finished).toHaveLength(2));
    expect(finished).toEqual([1, 2]);
  });
});

import { eventually, labeled, testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { rabbitBroker } from './index.js';
import { cuttableProxy, type CuttableProxy } from './testing/cuttable-proxy.js';
import { useWorld, type Instance } from './testing/world.js';

const patient = { interval: 50 };

describe('when the broker or a process dies', () => {
  let proxy: CuttableProxy;
  beforeEach(async () => {
    proxy = await cuttableProxy(testEngines().amqpUrl);
  });
  const world = useWorld((namespace, logger) =>
    rabbitBroker({ url: proxy.url, namespace, logger, publishTimeout: 3000 }),
  );
  afterEach(() => proxy.close());

  it('loses and duplicates nothing while the connection keeps breaking with events in flight', async () => {
    const seen = new Map<string, number[]>();
    const consumer = await world().consumer(async ({ subject, data }, session) => {
      const effects = consumer.database.db?.collection('effects');
      await effects?.insertOne({ subject, number: data.number }, { session });
    });
    const producer = await world().producer();
    const subjects = Array.from({ length: 25 }, (_, index) => `subject-${index}`);

    const committing = Promise.all(subjects.map((subject) => producer.commit(subject, 1, 2, 3, 4)));
    for (const cuts of [1, 2, 3]) {
      await eventually(async () => expect(await effectsOf(consumer)).toBeGreaterThanOrEqual(cuts * 10), patient);
      proxy.cut();
    }
    await committing;

    await eventually(async () => expect(await effectsOf(consumer)).toBe(100), patient);
    const effects = await consumer.database.db
      ?.collection<{ subject: string; number: number }>('effects')
      .find()
      .sort({ _id: 1 })
      .toArray();
    for (const { subject, number } of effects ?? []) seen.set(subject, [...(seen.get(subject) ?? []), number]);
    for (const subject of subjects)
      labeled(subject, () => expect([...(seen.get(subject) ?? [])].sort()).toEqual([1, 2, 3, 4]));
  });

  it('commits while the broker is down, reports not connected, and publishes when it is back', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const producer = await world().producer();
    proxy.block();
    await eventually(() => expect(producer.broker.isConnected()).toBe(false), patient);

    await producer.commit('subject-1', 1, 2, 3);
    expect(seen).toEqual([]);
    proxy.restore();

    await eventually(() => expect(seen).toEqual([1, 2, 3]), patient);
    expect(producer.broker.isConnected()).toBe(true);
  });

  it('receives broadcasts again after a lost connection, and notifies its listeners', async () => {
    const { broker } = await world().instance('consumer');
    await broker.connect();
    const heard: string[] = [];
    let reconnects = 0;
    await broker.subscribeBroadcast(['producer.news-spread.v1'], ({ id }) => void heard.push(id ?? ''));
    broker.onConnect(() => (reconnects += 1));

    proxy.cut();
    await eventually(() => expect(reconnects).toBeGreaterThan(0), patient);
    await eventually(async () => {
      await broker.publish(
        { routingKey: 'producer.news-spread.v1', mandatory: false },
        { id: 'news-1', content: Buffer.from('{}') },
      );
      expect(heard).toContain('news-1');
    }, patient);
  });

  it('publishes an event even if its process was killed between commit and publish', async () => {
    const seen: number[] = [];
    await world().consumer(({ data }) => void seen.push(data.number));
    const successor = await world().instance('producer');
    const program = fileURLToPath(new URL('./testing/dying-producer.ts', import.meta.url));
    const place = [testEngines().mongodbUri, successor.database.name, testEngines().amqpUrl, world().namespace];

    const dying = spawn(process.execPath, ['--import', 'tsx', program, ...place], { stdio: 'ignore' });
    const [, signal] = (await once(dying, 'exit')) as [number | null, string | null];

    expect(signal).toBe('SIGKILL');
    expect(await pendingOf(successor)).toBe(1);
    expect(seen).toEqual([]);
    await successor.messaging.start();
    await eventually(() => expect(seen).toEqual([1]), patient);
  });
});

async function effectsOf({ database }: Instance): Promise<number | undefined> {
  return database.db?.collection('effects').countDocuments();
}

async function pendingOf({ database }: Instance): Promise<number | undefined> {
  return database.db?.collection('outbox').countDocuments({ state: 'pending' });
}

import { eventually, onTestFinished, testEngines } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { captureLog, testNamespace } from '../testing/index.js';
import { rabbitBroker, type Broker } from './index.js';
import { breaks } from './testing/broken-answers.js';
import { cuttableProxy, type CuttableProxy } from './testing/cuttable-proxy.js';
import { newsSpread, queue, topology } from './testing/events.js';

const patient = { interval: 50 };
const broadcast = { routingKey: newsSpread.type, mandatory: false };

interface Line {
  proxy: CuttableProxy;
  broker: Broker;
  heard: Set<string>;
}

describe.each(breaks)('when a connection breaks (%s)', (how) => {
  it('recovers from a break at any answer of its setup', async () => {
    const namespace = useNamespace();
    const answers = await answersOfSetup(namespace);
    expect(answers).toBeGreaterThan(15);
    const lines = await Promise.all(Array.from({ length: answers }, () => openLine(namespace)));

    for (const [index, { proxy }] of lines.entries()) {
      proxy.breakNext(index + 1, how);
      proxy.cut();
    }

    for (const [index, line] of lines.entries()) await expectNews(line, `broken at answer ${index + 1}`);
  });

  it('still declares and subscribes when it breaks at an answer to that', async () => {
    const namespace = useNamespace();
    const broken = Array.from({ length: 12 }, async (_, index) => {
      const { proxy, broker } = await openBroker(namespace);
      await broker.connect();
      proxy.breakSoon(index + 1, how);

      await broker.declare(topology);
      const line = { proxy, broker, heard: await listen(broker) };

      await expectNews(line, `broken at answer ${index + 1}`);
    });
    await Promise.all(broken);
  });

  it('still stops when it breaks at an answer to that', async () => {
    const namespace = useNamespace();
    const broken = [1, 2, 3].map(async (answer) => {
      const { proxy, broker } = await openBroker(namespace);
      await broker.connect();
      await broker.declare(topology);
      const subscription = await broker.consume(queue, { prefetch: 1 }, () => Promise.resolve());
      proxy.breakSoon(answer, how);

      await subscription.cancel();
      await broker.close();
    });
    await Promise.all(broken);
  });
});

/** Names that no other test uses. What is declared under them is removed after the test. */
function useNamespace(): string {
  const namespace = testNamespace();
  onTestFinished(async () => {
    const cleaner = rabbitBroker({ url: testEngines().amqpUrl, namespace, logger: captureLog().logger });
    await cleaner.connect();
    await cleaner.remove(topology);
    await cleaner.close();
  });
  return namespace;
}

async function openBroker(namespace: string): Promise<{ proxy: CuttableProxy; broker: Broker }> {
  const target = new URL(testEngines().amqpUrl);
  target.searchParams.set('heartbeat', '1'); // a silent connection is dropped after two to three seconds
  const proxy = await cuttableProxy(target.href);
  const { logger } = captureLog();
  const broker = rabbitBroker({ url: proxy.url, namespace, logger, publishTimeout: 1000 });
  onTestFinished(async () => {
    await broker.close();
    await proxy.close();
  });
  return { proxy, broker };
}

async function openLine(namespace: string): Promise<Line> {
  const { proxy, broker } = await openBroker(namespace);
  await broker.connect();
  await broker.declare(topology);
  return { proxy, broker, heard: await listen(broker) };
}

async function listen(broker: Broker): Promise<Set<string>> {
  const heard = new Set<string>();
  await broker.subscribeBroadcast([newsSpread.type], ({ id }) => void heard.add(id ?? ''));
  return heard;
}

/** How many answers a reconnect takes until its consumers are back. */
async function answersOfSetup(namespace: string): Promise<number> {
  const { proxy, broker } = await openLine(namespace);
  let connects = 0;
  broker.onConnect(() => (connects += 1));
  proxy.cut();
  await eventually(() => expect(connects).toBeGreaterThan(0), patient);
  return proxy.answers();
}

async function expectNews({ broker, heard }: Line, id: string): Promise<void> {
  await eventually(async () => {
    await broker.publish(broadcast, { id, content: Buffer.from('{}') });
    expect(heard).toContain(id);
  }, patient);
}

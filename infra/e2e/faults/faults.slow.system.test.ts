import { signedIn, userRegistered } from '@hearthway/contracts/identity';
import { createLogger, rabbitBroker } from '@hearthway/service-kit';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newName, startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const run = promisify(execFile);
const waiting = { timeout: 120_000, interval: 100 };

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest();
});
afterAll(() => under.stop());

const userIdOf = async (response: Response) => {
  expect(response.status).toBe(201);
  return signedIn.parse(await response.json()).user.id;
};
/** Tries again after a refusal. If the answer was lost, the buyer already exists, so signs in instead. */
const registered = (name: string): Promise<string> =>
  eventually(async () => {
    const registration = await under.register(name);
    if (registration.status === 201) return userIdOf(registration);
    await registration.arrayBuffer();
    const signIn = await under.logIn(name);
    expect(signIn.status).toBe(200);
    return signedIn.parse(await signIn.json()).user.id;
  }, waiting);
const registrationsCounted = async () => {
  const facts = await under.database('analytics').collection('facts').find({ name: 'registered' }).toArray();
  return facts.reduce((sum, fact) => sum + Number(fact['count']), 0);
};

describe('a service that is down', () => {
  it('svc-journey creates milestones once for a buyer who registered while it was down', async () => {
    const journey = under.system.service('journey');
    await journey.stop();
    const userId = await registered(newName());
    expect(await under.storedMilestones(userId)).toBe(0);
    await journey.start();
    await eventually(async () => expect(await under.storedMilestones(userId)).toBe(10), waiting);
  });
});

describe('a broker that crashes', () => {
  it('loses and duplicates no events in flight', async () => {
    const before = await registrationsCounted();
    const names = Array.from({ length: 40 }, newName);
    const registering = names.map(registered);
    await Promise.race(registering);
    await under.system.engines.rabbitmq.kill9();
    const userIds = await Promise.all(registering);
    await under.system.engines.rabbitmq.restart();

    for (const userId of userIds)
      await eventually(async () => expect(await under.storedMilestones(userId)).toBe(10), waiting);
    await eventually(async () => expect(await registrationsCounted()).toBe(before + names.length), waiting);
    const journeys = under.database('journey').collection<{ _id: string }>('journeys');
    expect(await journeys.countDocuments({ _id: { $in: userIds } })).toBe(names.length);
  });
});

describe('an unreadable event', () => {
  it('becomes a dead letter with its reason, blocks nothing, and succeeds once fixed', async () => {
    const amqpUrl = under.system.engines.rabbitmq.url;
    const broker = rabbitBroker({
      url: amqpUrl,
      namespace: '',
      logger: createLogger({ name: 'test', level: 'silent', pretty: false }),
    });
    await broker.connect();
    const id = randomUUID();
    const userId = randomUUID();
    const event = {
      id,
      type: userRegistered.type,
      occurredAt: new Date().toISOString(),
      producer: 'identity',
      correlationId: 'test',
      causationId: 'test',
      subject: userId,
    };
    await broker.publish(
      { routingKey: event.type, mandatory: true },
      { id, content: Buffer.from(JSON.stringify({ ...event, data: { user: userId } })) },
    );
    await broker.close();

    const behind = await registered(newName());
    await eventually(async () => expect(await under.storedMilestones(behind)).toBe(10), waiting);

    const events = async (...args: string[]) => {
      const cli = join(import.meta.dirname, '../../system/bootstrap.mjs');
      const { stdout } = await run(process.execPath, [cli, 'events', ...args], {
        env: { ...process.env, AMQP_URL: amqpUrl },
      });
      return stdout;
    };
    await eventually(async () => expect(await events('list', 'journey.milestones')).toContain(id), waiting);
    expect(await events('list', 'journey.milestones')).toContain('unreadable');
    expect(await events('show', 'journey.milestones', id)).toContain(userId);
    await expect(events('show', 'nothing', id)).rejects.toThrow('Name one of the queues');

    const mended = join(under.system.folders.root, 'mended.json');
    await writeFile(mended, JSON.stringify({ ...event, data: { userId } }));
    expect(await events('replay', 'journey.milestones', id, mended)).toContain('Replayed');
    await eventually(async () => expect(await under.storedMilestones(userId)).toBe(10), waiting);
    expect(await events('list', 'journey.milestones')).not.toContain(id);
  });
});

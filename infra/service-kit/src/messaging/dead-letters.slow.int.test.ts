import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors/index.js';
import { createDeadLetters } from './index.js';
import { newsSpread, queue, thingHappened } from './testing/events.js';
import { useWorld } from './testing/world.js';

const toQueue = { routingKey: thingHappened.type, mandatory: true };

function message(id: string, data: unknown, type: string = thingHappened.type) {
  const frame = { id, type, occurredAt: '2026-01-05T10:00:00.000Z', producer: 'producer' };
  const event = { ...frame, correlationId: 'request-1', causationId: 'request-1', subject: 'subject-1', data };
  return { event, message: { id, content: Buffer.from(JSON.stringify(event)) } };
}

describe('dead letters', () => {
  const world = useWorld();

  it('makes an unreadable message a dead letter at once, with the reason, and continues', async () => {
    const seen: number[] = [];
    const { broker } = await world().consumer(({ data }) => void seen.push(data.number));
    const [broken, wrong, good] = [randomUUID(), randomUUID(), randomUUID()];

    await broker.publish(toQueue, { id: broken, content: Buffer.from('{"half') });
    await broker.publish(toQueue, message(wrong, { number: 'ann@example.org' }).message);
    await broker.publish(toQueue, message(good, { number: 3 }).message);

    const deadLetters = createDeadLetters(broker);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(2));
    await eventually(() => expect(seen).toEqual([3]));
    const letters = new Map((await deadLetters.list(queue)).map((letter) => [letter.eventId, letter]));
    const common = { queue, eventType: thingHappened.type, reason: 'unreadable', attempts: 1 };
    expect(letters.get(broken)).toMatchObject({ ...common, error: 'SyntaxError' });
    expect(letters.get(wrong)).toMatchObject({ ...common, error: 'number: invalid_type' });
    expect(world().log.text()).not.toContain('ann@example.org');
  });

  it('drops an event that only an earlier catalogue sent to the queue, but not one that is unknown', async () => {
    const seen: number[] = [];
    const { broker } = await world().consumer(({ data }) => void seen.push(data.number));
    const unknown = randomUUID();

    await broker.publish(toQueue, message(randomUUID(), { text: 'old' }, newsSpread.type).message);
    await broker.publish(toQueue, message(unknown, {}, 'nobody.knows.v1').message);
    await broker.publish(toQueue, message(randomUUID(), { number: 3 }).message);

    await eventually(() => expect(seen).toEqual([3]));
    const deadLetters = createDeadLetters(broker);
    await eventually(async () => {
      const letters = await deadLetters.list(queue);
      expect(letters.map(({ eventId }) => eventId)).toEqual([unknown]);
    });
  });

  it('retries a failing message with growing delays, and its effect happens once', async () => {
    const tries: number[] = [];
    const consumer = await world().consumer(async (event, session) => {
      const effects = consumer.database.db?.collection('effects');
      await effects?.insertOne({ number: event.data.number }, { session });
      tries.push(performance.now());
      if (tries.length < 3) throw new Error('not yet');
    });
    const producer = await world().producer();

    await producer.commit('subject-1', 1);

    await eventually(() => expect(tries).toHaveLength(3));
    const [first = 0, second = 0, third = 0] = tries;
    expect(second - first).toBeGreaterThanOrEqual(25);
    expect(third - second).toBeGreaterThanOrEqual(55);
    await eventually(async () => {
      expect(await consumer.database.db?.collection('effects').countDocuments()).toBe(1);
    });
    expect(await createDeadLetters(consumer.broker).list(queue)).toEqual([]);
  });

  it('gives up after the last step of the ladder: a dead letter with reason and attempts, without the data', async () => {
    const { broker } = await world().consumer(() => {
      throw new AppError('thing.refused', 'ann@example.org is not wanted');
    });
    const producer = await world().producer();

    const [event] = await producer.commit('subject-1', 1);

    const deadLetters = createDeadLetters(broker);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(1));
    const [letter] = await deadLetters.list(queue);
    expect(letter).toMatchObject({ eventId: event?.id, reason: 'handler-failed', attempts: 3 });
    expect(letter?.error).toBe('AppError thing.refused');
    expect(Date.parse(letter?.failedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(world().log.text()).not.toContain('ann@example.org');
  });

  it('shows a dead letter and replays it corrected: it is handled once and gone from the list', async () => {
    const seen: number[] = [];
    const { broker } = await world().consumer(({ data }) => void seen.push(data.number));
    const deadLetters = createDeadLetters(broker);
    const id = randomUUID();
    const { event, message: broken } = message(id, { number: 'four' });
    await broker.publish(toQueue, broken);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(1));

    const shown = await deadLetters.show(queue, id);
    expect(JSON.parse(shown?.content ?? '')).toEqual(event);
    expect(await deadLetters.replay(queue, id, { ...event, data: { number: 4 } })).toBe(true);

    await eventually(() => expect(seen).toEqual([4]));
    await eventually(async () => expect(await deadLetters.list(queue)).toEqual([]));
    expect(await deadLetters.replay(queue, id)).toBe(false);
    expect(await deadLetters.show(queue, id)).toBeUndefined();
  });

  it('replays all, or drops one, and leaves the others', async () => {
    let mended = false;
    const seen: number[] = [];
    const { broker } = await world().consumer(({ data }) => {
      if (!mended) throw new Error('broken code');
      seen.push(data.number);
    });
    const producer = await world().producer();
    const deadLetters = createDeadLetters(broker);
    const [unwanted] = await producer.commit('subject-1', 1);
    await producer.commit('subject-2', 2);
    await producer.commit('subject-3', 3);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(3));

    expect(await deadLetters.drop(queue, unwanted?.id ?? '')).toBe(true);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(2));
    mended = true;
    expect(await deadLetters.replayAll(queue)).toBe(2);

    await eventually(() => expect([...seen].sort()).toEqual([2, 3]));
    expect(await deadLetters.list(queue)).toEqual([]);
  });
});

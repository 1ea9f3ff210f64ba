import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { createDeadLetters } from './index.js';
import { queue, thingHappened, type Thing } from './testing/events.js';
import { useWorld } from './testing/world.js';

const limits = { prefetch: 50, together: 20 };
const subjects = Array.from({ length: 30 }, (_, index) => `subject-${index}`);

/** Each message of a group has its effect once, and does not suffer from another’s failure. */
describe('messages handled together', () => {
  const world = useWorld();

  it('applies each event once, though every one is delivered twice', async () => {
    const consumer = await world().consumer(async (_event, session) => {
      await consumer.database.db
        ?.collection<{ _id: string }>('effects')
        .updateOne({ _id: 'all' }, { $inc: { count: 1 } }, { session, upsert: true });
    }, limits);
    const producer = await world().producer();
    const events = (await Promise.all(subjects.map((subject) => producer.commit(subject, 1, 2)))).flat();
    for (const event of events) {
      const content = Buffer.from(JSON.stringify(event));
      await producer.broker.publish({ routingKey: thingHappened.type, mandatory: true }, { id: event.id, content });
    }

    const outcomes = async () => (await consumer.metrics.messagesHandled.get()).values;
    await eventually(async () => {
      expect(await outcomes()).toContainEqual({ labels: { queue, outcome: 'duplicate' }, value: 60 });
    });
    expect(await outcomes()).toContainEqual({ labels: { queue, outcome: 'handled' }, value: 60 });
    expect(await consumer.database.db?.collection('effects').find().toArray()).toEqual([{ _id: 'all', count: 60 }]);
  });

  it('handles the others when one fails, which alone becomes a dead letter', async () => {
    const consumer = await world().consumer(async ({ subject }: Thing, session) => {
      if (subject === 'subject-7') throw new Error('this one never');
      await consumer.database.db
        ?.collection<{ _id: string }>('effects')
        .updateOne({ _id: subject }, { $inc: { count: 1 } }, { session, upsert: true });
    }, limits);
    const producer = await world().producer();
    await Promise.all(subjects.map((subject) => producer.commit(subject, 1)));

    const deadLetters = createDeadLetters(consumer.broker);
    await eventually(async () => expect(await deadLetters.list(queue)).toHaveLength(1));
    const effects = () => consumer.database.db?.collection('effects').find().sort({ _id: 1 }).toArray();
    const expected = subjects.filter((subject) => subject !== 'subject-7').sort();
    await eventually(async () => {
      expect(await effects()).toEqual(expected.map((_id) => ({ _id, count: 1 })));
    });
  });
});

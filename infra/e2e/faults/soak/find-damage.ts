import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createDeadLetters, createLogger, rabbitBroker } from '@hearthway/service-kit';
import type { SystemUnderTest } from '../system-under-test.js';
import type { BuyerRecord } from './buyer.js';

/** Lost and duplicated data, one line each. */
export interface Damage {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Receipts whose sender was killed while the provider was asked. They are never sent again, since they may have gone out. */
  readonly unconfirmed: readonly string[];
  /** Not settled yet: pending outbox rows and dead letters. */
  readonly waiting: readonly string[];
}

/** Compares what buyers were told with what was stored, counted, and mailed. */
export async function findDamage(under: SystemUnderTest, buyers: readonly BuyerRecord[]): Promise<Damage> {
  const lost: string[] = [];
  const doubled: string[] = [];
  const expectCount = (what: string, found: number, expected: number) => {
    if (found < expected) lost.push(`${what}: ${found} of ${expected}`);
    if (found > expected) doubled.push(`${what}: ${found} instead of ${expected}`);
  };
  const usernames = buyers.map(({ username }) => username);
  const userIds = buyers.map(({ userId }) => userId);
  const users = under.database('identity').collection('users');
  expectCount('accounts', await users.countDocuments({ username: { $in: usernames } }), buyers.length);
  const journeys = under.database('journey').collection<{ _id: string }>('journeys');
  expectCount('journeys', await journeys.countDocuments({ _id: { $in: userIds } }), buyers.length);
  const milestones = under.database('journey').collection<{ _id: string }>('milestones');
  expectCount('milestones', await milestones.countDocuments({ userId: { $in: userIds } }), 10 * buyers.length);
  const changed = { _id: { $in: buyers.map(({ changedMilestone }) => changedMilestone) }, status: 'completed' };
  expectCount('changed milestones', await milestones.countDocuments(changed), buyers.length);
  const payments = under.database('commerce').collection('payments');
  const sessions = buyers.map(({ paidSession }) => paidSession);
  const paid = { sessionId: { $in: sessions }, status: 'completed' };
  expectCount('payments', await payments.countDocuments(paid), buyers.length);
  expectCount('registrations counted', await countedFacts(under, 'registered'), await users.countDocuments());
  expectCount('milestones counted', await countedFacts(under, 'milestone-completed'), buyers.length);
  const sessionsUnconfirmed = await unconfirmedReceipts(under);
  const unconfirmed: string[] = [];
  for (const { username, paidSession } of buyers) {
    const receipts = await receiptsTo(under, `${username}@example.com`);
    if (receipts === 0 && sessionsUnconfirmed.has(paidSession)) unconfirmed.push(`receipt of ${username}`);
    else expectCount(`receipts of ${username}`, receipts, 1);
  }
  return { lost, doubled, unconfirmed, waiting: [...(await pendingEvents(under)), ...(await deadLetters(under))] };
}

async function countedFacts(under: SystemUnderTest, name: string): Promise<number> {
  const facts = await under.database('analytics').collection('facts').find({ name }).toArray();
  return facts.reduce((sum, fact) => sum + Number(fact['count']), 0);
}

/** The sessions of payments whose receipt has stayed in `sending`, or was failed for that. */
async function unconfirmedReceipts(under: SystemUnderTest): Promise<Set<string>> {
  const commerce = under.database('commerce');
  const emails = await commerce
    .collection('emails')
    .find({ $or: [{ state: 'sending' }, { problem: 'unconfirmed' }] })
    .toArray();
  const paymentIds = emails.map(({ subjectId }) => String(subjectId));
  const payments = await commerce
    .collection<{ _id: string; sessionId?: string }>('payments')
    .find({ _id: { $in: paymentIds } })
    .toArray();
  return new Set(payments.flatMap(({ sessionId }) => sessionId ?? []));
}

/** Buyers also get an email about their account, which is not counted. */
async function receiptsTo(under: SystemUnderTest, address: string): Promise<number> {
  const mailbox = under.system.serviceUrl('sendgrid-emulator');
  const response = await fetch(`${mailbox}/_emulator/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: readonly { readonly categories: readonly string[] }[] };
  return messages.filter(({ categories }) => categories.includes('offer')).length;
}

async function pendingEvents(under: SystemUnderTest): Promise<string[]> {
  const services = ['identity', 'journey', 'commerce'];
  const counts = await Promise.all(
    services.map((service) => under.database(service).collection('outbox').countDocuments({ state: 'pending' })),
  );
  return services.flatMap((service, index) =>
    counts[index] ? [`${counts[index]} events in ${service}'s outbox`] : [],
  );
}

async function deadLetters(under: SystemUnderTest): Promise<string[]> {
  const queues = eventCatalogue.flatMap(({ delivery }) => (delivery.kind === 'queue' ? [...delivery.queues] : []));
  const logger = createLogger({ name: 'soak', level: 'silent', pretty: false });
  const broker = rabbitBroker({ url: under.system.engines.rabbitmq.url, namespace: '', logger });
  await broker.connect();
  try {
    const found: string[] = [];
    for (const queue of new Set(queues)) {
      const { length } = await createDeadLetters(broker).list(queue);
      if (length > 0) found.push(`${length} dead letters of ${queue}`);
    }
    return found;
  } finally {
    await broker.close();
  }
}

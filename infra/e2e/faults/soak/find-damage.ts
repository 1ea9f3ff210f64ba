import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { createDeadLetters, createLogger, rabbitBroker } from '@hearthway/service-kit';
import type { SystemUnderTest } from '../system-under-test.js';
import type { BuyerRecord } from './buyer.js';

/** Lost and duplicated data, one line each. */
export interface Damage {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Emails whose sender was killed while asking the provider. Never resent, since they may have gone out. */
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
  const accountMails = under.database('identity').collection('account-mails');
  const sessions = buyers.map(({ paidSession }) => paidSession);
  const paid = { sessionId: { $in: sessions }, status: 'completed' };
  expectCount('payments', await payments.countDocuments(paid), buyers.length);
  expectCount('registrations counted', await countedFacts(under, 'registered'), await users.countDocuments());
  expectCount('milestones counted', await countedFacts(under, 'milestone-completed'), buyers.length);
  const uncertain = await uncertainEmails(under);
  const unconfirmed: string[] = [];
  for (const { username, userId, paidSession } of buyers) {
    const payment = await payments.findOne({ sessionId: paidSession });
    const verification = await accountMails.findOne({ userId, kind: 'email-verification' });
    for (const [category, about] of [
      ['offer', payment],
      ['email-verification', verification],
    ] as const) {
      const mails = await mailsTo(under, { to: `${username}@example.com`, category });
      const what = `${category} mails to ${username}`;
      if (mails === 0 && uncertain.has(String(about?._id))) unconfirmed.push(what);
      else expectCount(what, mails, 1);
    }
  }
  return { lost, doubled, unconfirmed, waiting: [...(await pendingEvents(under)), ...(await deadLetters(under))] };
}

async function countedFacts(under: SystemUnderTest, name: string): Promise<number> {
  const facts = await under.database('analytics').collection('facts').find({ name }).toArray();
  return facts.reduce((sum, fact) => sum + Number(fact['count']), 0);
}

/** Subjects of emails that are stuck in `sending`, or were marked as failed for that. */
async function uncertainEmails(under: SystemUnderTest): Promise<Set<string>> {
  const emails = await under
    .database('commerce')
    .collection('emails')
    .find({ $or: [{ state: 'sending' }, { problem: 'unconfirmed' }] })
    .toArray();
  return new Set(emails.map(({ subjectId }) => String(subjectId)));
}

async function mailsTo(under: SystemUnderTest, filter: { to: string; category: string }): Promise<number> {
  const mailbox = under.system.serviceUrl('sendgrid-emulator');
  const response = await fetch(`${mailbox}/_emulator/messages?${new URLSearchParams(filter).toString()}`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
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

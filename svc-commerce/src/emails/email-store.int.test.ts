import type {} from '@hearthway/engines/testing';
import { connectMongo, inTransaction } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEmailStore, type EmailStore } from './email-store.js';
import { maximumAttempts, newEmail, type MailType } from './email.js';

let connection: Awaited<ReturnType<typeof connectMongo>>;
let store: EmailStore;
beforeAll(async () => {
  const { logger } = captureLog();
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase('emails'), logger });
  store = createEmailStore(connection);
  await store.ensureIndexes();
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const start = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const add = (name: string, type: MailType = 'waitlist') =>
  inTransaction(connection, (transaction) =>
    store.insert(newEmail({ id: name, type, subjectId: `subject-${name}`, recipientKey: 'key' }, start), transaction),
  );
const begin = (id: string, leaseUntil: Date, startedAt: Date) =>
  inTransaction(connection, (transaction) => store.updateToSending(id, leaseUntil, startedAt, transaction));
const end = (id: string) => store.updateClaimed(id, after(60), { state: 'suppressed', problem: 'gone' }, start);

describe('emails that are due', () => {
  it('are claimed once each, receipts first, however many senders ask at once', async () => {
    for (let index = 0; index < 9; index += 1) await add(`waitlist-${index}`);
    await add('receipt', 'founding');
    const first = await store.claim(start, after(60));
    expect(first?.id).toBe('receipt');
    const claimed = await Promise.all(Array.from({ length: 30 }, () => store.claim(start, after(60))));
    const ids = claimed.flatMap((email) => email?.id ?? []);
    expect(ids.sort()).toEqual(Array.from({ length: 9 }, (_, index) => `waitlist-${index}`));
    for (const id of ['receipt', ...ids]) await end(id);
  });

  it('are lost by a sender that takes too long, which then does not send them', async () => {
    await add('slow');
    await store.claim(start, after(60));
    expect(await store.claim(after(59), after(120))).toBeUndefined();
    expect(await store.claim(after(60), after(120))).toMatchObject({ id: 'slow' });
    expect(await begin('slow', after(60), after(61))).toBe(false);
    expect(await begin('slow', after(120), after(61))).toBe(true);
    await store.updateFromSending('slow', { state: 'sent' }, after(62));
  });

  it('are not due again if their sender crashed, but fail', async () => {
    await add('died');
    await store.claim(start, after(60));
    await begin('died', after(60), start);
    expect(await store.claim(after(1_000_000), after(1_000_060))).toBeUndefined();
    expect(await store.updateUnconfirmed(start, after(300))).toEqual({ failed: 0, sentAgain: 0 });
    expect(await store.updateUnconfirmed(after(1), after(300))).toEqual({ failed: 1, sentAgain: 0 });
    const died = await connection.collection<{ _id: string }>('emails').findOne({ _id: 'died' });
    expect(died).toMatchObject({ state: 'failed', problem: 'unconfirmed' });
  });

  it('are due again if their sender crashed and they are about an account, until their attempts are used up', async () => {
    await add('notice', 'email-changed');
    for (let attempts = 1; attempts <= maximumAttempts; attempts += 1) {
      expect(await store.claim(start, after(60))).toMatchObject({ id: 'notice', attempts: attempts - 1 });
      expect(await begin('notice', after(60), start)).toBe(true);
      const isLast = attempts === maximumAttempts;
      expect(await store.updateUnconfirmed(after(1), start)).toEqual({
        failed: isLast ? 1 : 0,
        sentAgain: isLast ? 0 : 1,
      });
    }
    const notice = await connection.collection<{ _id: string }>('emails').findOne({ _id: 'notice' });
    expect(notice).toMatchObject({ state: 'failed', problem: 'unconfirmed' });
  });

  it('are deleted only by whoever claimed them', async () => {
    await add('gone', 'password-reset');
    await store.claim(start, after(60));
    const exists = async () =>
      (await connection.collection<{ _id: string }>('emails').countDocuments({ _id: 'gone' })) > 0;
    await store.deleteClaimed('gone', after(59));
    expect(await exists()).toBe(true);
    await store.deleteClaimed('gone', after(60));
    expect(await exists()).toBe(false);
  });

  it('are queued once for each subject and type', async () => {
    await add('once');
    await add('once');
    expect(await connection.collection('emails').countDocuments({ subjectId: 'subject-once' })).toBe(1);
  });
});

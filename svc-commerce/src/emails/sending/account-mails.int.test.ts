import { accountMailRequested, type AccountMail, type AccountMailKind } from '@hearthway/contracts/identity';
import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let under: EmailsUnderTest;
beforeAll(async () => {
  under = await startEmailsUnderTest({ LOG_LEVEL: 'trace' });
});
afterAll(() => under.stop());

const token = 'T'.repeat(43);

/** Asks for an email as svc-identity does, and answers for it what is given. */
async function ask(kind: AccountMailKind, mail?: Partial<AccountMail>, eventId?: string) {
  const { commerce, newEmail } = under;
  const mailId = randomUUID();
  const to = mail?.to ?? newEmail();
  const requestedAt = '2026-11-20T12:00:00.000Z';
  if (mail) commerce.accounts.mails.set(mailId, { kind, to, token, requestedAt, ...mail });
  await commerce.publish(accountMailRequested, mailId, { mailId, kind }, eventId);
  return { mailId, to };
}

it.each([
  ['password-reset', 'Choose a new Hearthway password', `http://localhost:8080/auth/new-password#${token}`],
  ['email-verification', 'Verify your email for Hearthway', `http://localhost:8080/auth/verify-email#${token}`],
  ['password-changed', 'Your Hearthway password was changed', 'http://localhost:8080/auth/forgot-password'],
] as const)('an email of the kind %s goes to the account’s address, with our own link', async (kind, subject, link) => {
  const { to } = await ask(kind, {});
  const [message] = await under.received(to);
  expect(message?.subject).toBe(subject);
  expect(message?.html).toContain(`href="${link}"`);
  expect(message?.text).toContain(link);
});

it('nobody gets an email that svc-identity does not know, or no more', async () => {
  const { mailId } = await ask('password-reset');
  expect(await under.became(mailId, 'suppressed')).toMatchObject({ problem: 'gone' });
});

it('an email waits until svc-identity answers, and others do not wait for it', async () => {
  const { state } = under.commerce.accounts;
  state.isDown = true;
  const { mailId, to } = await ask('password-reset', {});
  await under.became(mailId, 'waiting');
  const buyer = under.newEmail();
  await under.tell(await under.pay(buyer));
  await under.received(buyer);
  expect(under.emulator.messages({ to })).toEqual([]);
  state.isDown = false;
  await under.received(to);
});

it('an event that is delivered twice sends one email', async () => {
  const { commerce } = under;
  const eventId = randomUUID();
  const { mailId, to } = await ask('password-reset', {}, eventId);
  await under.received(to);
  await commerce.publish(accountMailRequested, mailId, { mailId, kind: 'password-reset' }, eventId);
  await commerce.settled();
  // Asked for again, it would wait again.
  await under.became(mailId, 'sent');
  expect(under.emulator.messages({ to })).toHaveLength(1);
});

it('neither the address nor the token is stored or logged', async () => {
  const { commerce, newEmail } = under;
  const secret = 'S'.repeat(43);
  const to = newEmail();
  const { mailId } = await ask('password-reset', { to, token: secret });
  await under.received(to);
  await eventually(() => under.became(mailId, 'sent'));
  const stored = await Promise.all(
    (await commerce.database.collections()).map(async (each) => JSON.stringify(await each.find().toArray())),
  );
  for (const text of [secret, to]) {
    expect(stored.some((all) => all.includes(text))).toBe(false);
    expect(commerce.log.text().includes(text)).toBe(false);
  }
});

it('a flood of other mail doesn’t hide from its owner that a password changed', async () => {
  // So that no other day begins, with limits of its own.
  const now = new Date();
  const flooded = await startEmailsUnderTest({ EMAILS: '1' }, () => now);
  onTestFinished(() => flooded.stop());
  const readers = [flooded.newEmail(), flooded.newEmail()];
  await Promise.all(readers.map((email) => flooded.join(email)));
  await eventually(async () => expect(await flooded.emails.countDocuments({ state: 'waiting' })).toBe(1));
  const { commerce } = flooded;
  for (const kind of ['password-changed', 'password-reset'] as const) {
    const [mailId, to] = [randomUUID(), flooded.newEmail()];
    commerce.accounts.mails.set(mailId, { kind, to, token, requestedAt: new Date().toISOString() });
    await commerce.publish(accountMailRequested, mailId, { mailId, kind }, randomUUID());
    await flooded.received(to);
  }
});

import {
  accountMailKinds,
  accountMailRequested,
  type AccountMail,
  type AccountMailKind,
} from '@hearthway/contracts/identity';
import { eventually, labeled, onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

/** A century: no window may end while a test counts its emails. */
const endless = { EMAIL_CAP_WINDOW_SECONDS: '3155760000' };
let world: EmailsUnderTest;
beforeAll(async () => {
  world = await startEmailsUnderTest();
});
afterAll(() => world.stop());

const token = 'T'.repeat(43);
const at = '2026-11-20T12:00:00.000Z';
const signInCode = { kind: 'sign-in-code', code: 'BCDFGHJK', device: 'Chrome on Windows' } as const;

/** What svc-identity tells about an email of this kind. */
function mailOf(kind: AccountMailKind, to: string): AccountMail {
  switch (kind) {
    case 'email-verification':
      return { kind, to, token, code: '012345', isChange: false };
    case 'verification-reminder':
      return { kind, to, token, code: '012345' };
    case 'password-reset':
      return { kind, to, token, username: 'jordan', isPasswordOff: false };
    case 'password-changed':
    case 'email-change-undone':
      return { kind, to, at };
    case 'email-changed':
      return { kind, to, token, at };
    case 'sign-in-code':
      return { ...signInCode, to };
    case 'new-device':
      return { kind, to, token, device: 'Chrome on Windows', at };
  }
}

/** Asks for an email as svc-identity does, which knows `mail` about it, or that it is gone. */
async function ask(kind: AccountMailKind, mail?: AccountMail, under = world): Promise<string> {
  const mailId = randomUUID();
  if (mail) under.commerce.accounts.mails.set(mailId, mail);
  await under.commerce.publish(accountMailRequested, mailId, { mailId, kind });
  return mailId;
}

/** The lines of the log with this message. */
const logged = (message: string) => world.commerce.log.lines().filter(({ msg }) => msg === message);

const origin = 'http://localhost:8080';
const shown: Readonly<Record<AccountMailKind, string>> = {
  'email-verification': `${origin}/auth/confirm-email#token=${token}`,
  'verification-reminder': `${origin}/auth/confirm-email#token=${token}`,
  'password-reset': `${origin}/auth/new-password#token=${token}`,
  'password-changed': `${origin}/auth/forgot-password`,
  'email-changed': `${origin}/auth/undo-email-change#token=${token}`,
  'email-change-undone': 'Your account went back to its former email address',
  'sign-in-code': 'BCDF-GHJK',
  'new-device': `${origin}/auth/end-session#token=${token}`,
};

it('each kind goes to the account’s address, with its link or code, as no marketing', async () => {
  for (const kind of accountMailKinds) {
    const to = world.newEmail();
    await ask(kind, mailOf(kind, to));
    const [message] = await world.received(to);
    labeled(kind, () => {
      expect(message).toMatchObject({ to: [{ email: to }], categories: [kind], headers: {} });
      expect(message!.html).toContain(shown[kind]);
      expect(message!.text).toContain(shown[kind]);
    });
  }
});

it('what is told twice is sent once', async () => {
  const [to, mailId] = [world.newEmail(), randomUUID()];
  world.commerce.accounts.mails.set(mailId, mailOf('password-changed', to));
  const tell = () => world.commerce.publish(accountMailRequested, mailId, { mailId, kind: 'password-changed' });
  await tell();
  await tell();
  await world.became(mailId, 'sent');
  // Told after it, and so handled after it.
  const other = world.newEmail();
  await ask('password-changed', mailOf('password-changed', other));
  await world.received(other);
  expect(await world.received(to)).toHaveLength(1);
});

/** Waits until nothing is stored about an email. */
const deleted = (mailId: string) =>
  eventually(async () => expect(await world.emails.countDocuments({ subjectId: mailId })).toBe(0), { interval: 50 });

it('one that is gone is not sent, and nothing is stored about it, but it is counted and logged', async () => {
  const { mails, state, asked } = world.commerce.accounts;
  state.broken = true;
  const mailId = await ask('password-reset');
  const { _id: id } = (await world.became(mailId, 'waiting'))!;
  state.broken = false;
  await deleted(mailId);
  const suppressed = 'emails_total{type="password-reset",outcome="suppressed"} 1';
  await eventually(async () => expect(await world.commerce.metrics.registry.metrics()).toContain(suppressed));
  await eventually(() =>
    expect(logged('an email is not sent')).toContainEqual(expect.objectContaining({ mailId: id })),
  );

  // Any that is made up is gone at once.
  const madeUp = await ask('sign-in-code');
  await eventually(() => expect(asked).toContain(madeUp));
  await deleted(madeUp);
  expect(mails.has(madeUp)).toBe(false);
});

it('one is sent again if nobody knows whether it was sent', async () => {
  const to = world.newEmail();
  world.emulator.planFailure({ count: 1, moment: 'after', delay: 0, cutOff: true });
  const mailId = await ask('email-changed', mailOf('email-changed', to));
  await world.received(to, 2);
  expect(await world.became(mailId, 'sent')).toMatchObject({ attempts: 2 });
});

it('one can be traced in the log by its id', async () => {
  const to = world.newEmail();
  world.emulator.planFailure({ count: 1, status: 500, moment: 'before', delay: 0, cutOff: false });
  const mailId = await ask('password-changed', mailOf('password-changed', to));
  const { _id: id } = (await world.became(mailId, 'sent'))!;
  for (const message of ['could not send an email; trying again later', 'an email was sent']) {
    await eventually(() => expect(logged(message)).toContainEqual(expect.objectContaining({ mailId: id })));
  }
  expect(world.commerce.log.text()).not.toContain('"emailId"');
});

it('one waits while svc-identity is away, receipts go on, and it is sent with the newest link', async () => {
  const { mails, state } = world.commerce.accounts;
  state.broken = true;
  const to = world.newEmail();
  const mailId = await ask('email-verification', mailOf('email-verification', to));
  expect(await world.became(mailId, 'waiting')).toMatchObject({ attempts: 0 });
  const buyer = world.newEmail();
  await world.pay(buyer);
  await world.received(buyer);
  expect(world.emulator.messages({ to })).toEqual([]);

  const newest = 'N'.repeat(43);
  mails.set(mailId, { kind: 'email-verification', to, token: newest, code: '543210', isChange: false });
  state.broken = false;
  const [message] = await world.received(to);
  expect(message!.text).toContain(newest);
  expect(await world.became(mailId, 'sent')).toMatchObject({ attempts: 1 });
});

it('one goes to no address that mail can’t be sent to', async () => {
  const mail = mailOf('password-changed', 'reader@example.com\r\nBcc: all@example.com');
  const mailId = await ask('password-changed', mail);
  await world.became(mailId, 'waiting');
  world.commerce.accounts.mails.delete(mailId);
  await deleted(mailId);
});

it('nothing secret is stored, logged, or counted', async () => {
  const to = world.newEmail();
  const secrets = { token: `secret-token-${randomUUID()}`, code: `secret-code-${randomUUID()}` };
  world.emulator.planFailure({ count: 1, status: 500, moment: 'before', delay: 0, cutOff: false });
  const mailId = await ask('email-verification', { kind: 'email-verification', to, ...secrets, isChange: false });
  await world.received(to);
  expect(await world.became(mailId, 'sent')).not.toHaveProperty('recipientKey');
  const texts = new Map([
    ['the log', world.commerce.log.text()],
    ['the metrics', await world.commerce.metrics.registry.metrics()],
  ]);
  for (const collection of await world.commerce.database.collections()) {
    texts.set(collection.collectionName, JSON.stringify(await collection.find().toArray()));
  }
  for (const [where, text] of texts) {
    for (const secret of [to, secrets.token, secrets.code]) labeled(where, () => expect(text).not.toContain(secret));
  }
});

it('while svc-identity does not answer at all, only the first waits for an answer, and receipts go on', async () => {
  const { commerce, ...stalled } = await startEmailsUnderTest({ EMAIL_RETRY_SECONDS: '600' });
  onTestFinished(() => stalled.stop());
  commerce.accounts.state.silent = true;
  for (const mailId of [randomUUID(), randomUUID(), randomUUID()]) {
    await commerce.publish(accountMailRequested, mailId, { mailId, kind: 'new-device' });
  }
  await eventually(async () =>
    expect(await stalled.emails.countDocuments({ state: 'waiting', type: 'new-device' })).toBe(3),
  );
  expect(commerce.accounts.asked).toHaveLength(1);
  const buyer = stalled.newEmail();
  await stalled.pay(buyer);
  await stalled.received(buyer);
});

it('a flood of them holds up no receipt, nor what brings an account back, nor the other way', async () => {
  const capped = await startEmailsUnderTest({
    ...endless,
    EMAILS_PER_ADDRESS: '1',
    EMAILS_OF_ACCOUNT_PER_ADDRESS: '2',
    ACCOUNT_EMAILS: '3',
  });
  onTestFinished(() => capped.stop());
  const to = capped.newEmail();
  const waiting = (type: string) => capped.emails.countDocuments({ state: 'waiting', type });
  const askFor = (kind: AccountMailKind, address: string) => ask(kind, mailOf(kind, address), capped);
  for (const kind of ['sign-in-code', 'sign-in-code', 'sign-in-code'] as const) await askFor(kind, to);
  await eventually(async () => expect(await waiting('sign-in-code')).toBe(1));
  await Promise.all([capped.pay(to), capped.pay(to)]);
  await eventually(async () => expect(await waiting('founding')).toBe(1));
  const lifelines = ['email-change-undone', 'email-changed', 'password-changed', 'password-reset'] as const;
  for (const kind of lifelines) await askFor(kind, to);
  const sent = await capped.received(to, 7);
  expect(sent.map(({ categories }) => categories[0]).sort()).toEqual([
    ...lifelines.slice(0, 2),
    'founding',
    ...lifelines.slice(2),
    'sign-in-code',
    'sign-in-code',
  ]);

  // Of other accounts: the third and the fourth of all.
  const other = capped.newEmail();
  await askFor('new-device', other);
  await capped.received(other);
  await askFor('email-verification', capped.newEmail());
  await eventually(async () => expect(await waiting('email-verification')).toBe(1));
  await askFor('password-reset', other);
  await capped.received(other, 2);
  const metrics = await capped.commerce.metrics.registry.metrics();
  expect(metrics).toContain('emails_held_back_total{cap="account"} 1');
  expect(metrics).toContain('emails_held_back_total{cap="all-accounts"} 1');
});

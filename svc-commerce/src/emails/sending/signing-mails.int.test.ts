import { signingMailRequested, type SigningMail, type SigningMailKind } from '@hearthway/contracts/journey';
import { onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let under: EmailsUnderTest;
beforeAll(async () => {
  under = await startEmailsUnderTest({ LOG_LEVEL: 'trace' });
});
afterAll(() => under.stop());

const token = 'a'.repeat(43);
const code = '482913';
const expiresAt = '2099-11-26T23:00:00.000Z';

async function tell(kind: SigningMailKind, senderName = 'Jordan Rivera') {
  const { commerce, newEmail } = under;
  const [mailId, to] = [randomUUID(), newEmail()];
  const common = { to, senderName, expiresAt };
  const mail: SigningMail = kind === 'signature-code' ? { kind, ...common, code } : { kind, ...common, token };
  commerce.accounts.signingMails.set(mailId, mail);
  await commerce.publish(signingMailRequested, mailId, { mailId, kind });
  return { mailId, to };
}

it('a request to sign goes to the signer with their link, which no log holds', async () => {
  const { mailId, to } = await tell('signature-request');
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Jordan Rivera asks you to sign a document');
  expect(message?.text).toContain(`/sign#token=${token}`);
  expect(message?.text).toContain('You have until November 26, 2099.');
  await under.became(mailId, 'sent');
  expect(under.commerce.log.text()).not.toContain(token);
});

it('a code goes without a link, and is in no log', async () => {
  const { to } = await tell('signature-code');
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Your Hearthway code to sign');
  expect(message?.text).toContain(code);
  expect(message?.text).not.toContain('/sign#');
  expect(under.commerce.log.text()).not.toContain(code);
});

it('a request that is no longer wanted is not sent', async () => {
  const mailId = randomUUID();
  await under.commerce.publish(signingMailRequested, mailId, { mailId, kind: 'signature-reminder' });
  expect(await under.became(mailId, 'suppressed')).toMatchObject({ problem: 'gone' });
});

it('one waits while svc-journey is away, and then goes out', async () => {
  const { state } = under.commerce.accounts;
  state.broken = true;
  onTestFinished(() => void (state.broken = false));
  const { mailId, to } = await tell('signature-completed', '');
  await under.became(mailId, 'waiting');
  state.broken = false;
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Everyone has signed: your copy is ready');
});

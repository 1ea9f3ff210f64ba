import { signingMailRequested, type SigningMail } from '@hearthway/contracts/journey';
import { onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

async function announce(mail: SigningMail): Promise<string> {
  const { commerce } = under;
  const mailId = randomUUID();
  commerce.accounts.signingMails.set(mailId, mail);
  await commerce.publish(signingMailRequested, mailId, { mailId, kind: mail.kind });
  return mailId;
}

async function tell(
  kind: 'signature-request' | 'signature-completed' | 'signature-code',
  senderName = 'Jordan Rivera',
) {
  const to = under.newEmail();
  const sender = { senderName, senderEmail: 'jordan@example.com' };
  const mailId = await announce(
    kind === 'signature-code' ? { kind, to, code, expiresAt } : { kind, to, ...sender, token, expiresAt },
  );
  return { mailId, to };
}

it('a request to sign goes to the signer with their link, which no log holds', async () => {
  const { mailId, to } = await tell('signature-request');
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Jordan Rivera asks you to sign a document');
  expect(message?.text).toContain('Jordan Rivera (jordan@example.com)');
  expect(message?.text).toContain(`/sign#token=${token}`);
  expect(message?.text).toContain('You have until November 26, 2099 at 11:00 PM UTC.');
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

describe('news', () => {
  const tellBuyer = (userId: string, knownTo: string[]) =>
    announce({
      kind: 'signature-ended',
      ...{
        userId,
        envelopeId: 'envelope-1',
        status: 'declined',
        signerName: 'Sam Lee',
        signed: 0,
        signers: 1,
        knownTo,
      },
    });

  it('goes to the buyer’s confirmed address', async () => {
    const [userId, to] = [randomUUID(), under.newEmail()];
    under.commerce.accounts.verified.set(userId, to);
    await tellBuyer(userId, ['sam@example.com']);
    const [message] = await under.received(to);
    expect(message?.subject).toBe('Sam Lee declined to sign your document');
    expect(message?.text).toContain('/signatures/envelope-1');
  });

  it('goes to nobody who knows it, or has no confirmed address', async () => {
    const [userId, to] = [randomUUID(), under.newEmail()];
    under.commerce.accounts.verified.set(userId, to);
    expect(await under.became(await tellBuyer(userId, [to.toUpperCase()]), 'suppressed')).toMatchObject({
      problem: 'gone',
    });
    expect(await under.became(await tellBuyer(randomUUID(), []), 'suppressed')).toMatchObject({ problem: 'gone' });
  });
});

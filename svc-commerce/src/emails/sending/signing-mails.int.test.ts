import { signingMailRequested, type SigningMail } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let under: EmailsUnderTest;
beforeAll(async () => {
  under = await startEmailsUnderTest({ LOG_LEVEL: 'trace' });
});
afterAll(() => under.stop());

const token = 'a'.repeat(43);

async function tell(part: Partial<SigningMail> = {}) {
  const { commerce, newEmail } = under;
  const [mailId, to, kind] = [randomUUID(), newEmail(), part.kind ?? 'signature-request'];
  const expiresAt = '2099-11-26T23:00:00.000Z';
  const mail = { kind, to, senderName: 'Jordan Rivera', token, code: null, expiresAt, ...part };
  commerce.accounts.signingMails.set(mailId, mail);
  await commerce.publish(signingMailRequested, mailId, { mailId, kind });
  return { mailId, to };
}

it('a request to sign goes to the signer with their link, which no log holds', async () => {
  const { mailId, to } = await tell();
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Jordan Rivera asks you to sign a document');
  expect(message?.text).toContain(`/sign#${token}`);
  expect(message?.text).toContain('You have until November 26, 2099.');
  await under.became(mailId, 'sent');
  expect(under.commerce.log.text()).not.toContain(token);
});

it('a code goes without a link, and is in no log', async () => {
  const code = '482913';
  const { to } = await tell({ kind: 'signature-code', token: null, code });
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Your code to sign');
  expect(message?.text).toContain(code);
  expect(message?.text).not.toContain('/sign#');
  expect(under.commerce.log.text()).not.toContain(code);
});

it('a request that is not wanted anymore is not sent', async () => {
  const mailId = randomUUID();
  await under.commerce.publish(signingMailRequested, mailId, { mailId, kind: 'signature-reminder' });
  expect(await under.became(mailId, 'suppressed')).toMatchObject({ problem: 'gone' });
});

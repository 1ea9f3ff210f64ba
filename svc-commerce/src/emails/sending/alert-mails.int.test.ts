import { deadlineNear } from '@hearthway/contracts/journey';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let under: EmailsUnderTest;
beforeAll(async () => {
  under = await startEmailsUnderTest({ LOG_LEVEL: 'trace' });
});
afterAll(() => under.stop());

const soon = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

async function tell(part: object = {}, { verified = true, eventId = randomUUID() } = {}) {
  const { commerce, newEmail } = under;
  const [alertId, userId, to] = [randomUUID(), randomUUID(), newEmail()];
  if (verified) commerce.accounts.verified.set(userId, to);
  const facts = { deadline: 'Option period ends', startsAt: soon(), timeZone: 'America/Chicago', hours: 24 };
  const data = { alertId, userId, ...facts, ...part };
  const publish = () => commerce.publish(deadlineNear, alertId, data, eventId);
  await publish();
  return { alertId, userId, to, publish };
}

it('a reminder goes to the verified address, with the property’s time, and leaves nothing of the buyer', async () => {
  const { alertId, userId, to } = await tell({ startsAt: '2099-11-26T23:00:00.000Z' });
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Deadline: Option period ends, Thu, Nov 26');
  expect(message?.text).toContain('Thursday, November 26, 2099 at 5:00 PM CST');
  await under.became(alertId, 'sent');
  const emails = await under.commerce.database.collection('emails').find({ subjectId: alertId }).toArray();
  expect(JSON.stringify(emails)).not.toContain(userId);
});

it('what a buyer planned is told without its words', async () => {
  const { to } = await tell({ deadline: null, startsAt: '2099-11-26T23:00:00.000Z' });
  const [message] = await under.received(to);
  expect(message?.subject).toBe('Coming up Thu, Nov 26');
});

it('nobody gets a reminder at an address that isn’t verified, or once it is too late', async () => {
  const { alertId } = await tell({}, { verified: false });
  expect(await under.became(alertId, 'suppressed')).toMatchObject({ problem: 'gone' });
  const late = await tell({ startsAt: '2026-01-01T00:00:00.000Z' });
  expect(await under.became(late.alertId, 'suppressed')).toMatchObject({ problem: 'gone' });
});

it('an event that is delivered twice sends one reminder', async () => {
  const { alertId, to, publish } = await tell();
  await under.became(alertId, 'sent');
  await publish();
  await under.commerce.settled();
  // Asked for again, it would wait again.
  await under.became(alertId, 'sent');
  expect(under.emulator.messages({ to })).toHaveLength(1);
});

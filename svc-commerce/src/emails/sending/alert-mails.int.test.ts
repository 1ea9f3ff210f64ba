import { accountMailRequested } from '@hearthway/contracts/identity';
import { alertOutdated, deadlineNear } from '@hearthway/contracts/journey';
import { eventually, onTestFinished } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

const hour = 3_600_000;
/** What the service takes for now is later by so much. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const inHours = (hours: number) => new Date(now().getTime() + hours * hour).toISOString();

let world: EmailsUnderTest;
beforeAll(async () => {
  world = await startEmailsUnderTest({ LOG_LEVEL: 'trace' }, now);
});
afterAll(() => world.stop());

/** Tells of an alert as svc-journey does, to a buyer with a confirmed address unless `to` is null. */
async function tell(changes: object = {}, to: string | null = world.newEmail(), under = world) {
  const [alertId, userId] = [randomUUID(), randomUUID()];
  if (to !== null) under.commerce.accounts.verified.set(userId, to);
  const events = [{ eventId: 'option', deadline: 'Option period ends' }];
  const alert = { events, startsAt: inHours(24), timeZone: 'America/Chicago' };
  const publish = () => under.commerce.publish(deadlineNear, alertId, { alertId, userId, ...alert, ...changes });
  await publish();
  return { alertId, userId, to: to ?? '', publish };
}

it('one goes to the confirmed address, in the property’s time, and leaves nothing of the buyer behind', async () => {
  const { alertId, userId, to } = await tell({ startsAt: '2099-11-26T23:00:00.000Z' });
  const [message] = await world.received(to);
  expect(message).toMatchObject({
    to: [{ email: to }],
    subject: 'Deadline: Option period ends, Thursday, November 26 at 5:00 PM CST',
    categories: ['alert'],
    headers: {},
  });
  expect(JSON.stringify(await world.became(alertId, 'sent'))).not.toMatch(
    `${userId}|Option period|reader-|recipientKey`,
  );
  await eventually(async () =>
    expect(await world.commerce.metrics.registry.metrics()).toContain('emails_total{type="alert",outcome="sent"} 1'),
  );
  expect(world.commerce.log.text()).not.toMatch(/Option period|reader-/);
});

it('one that is told again is not sent again', async () => {
  const { alertId, to, publish } = await tell();
  await publish();
  await world.became(alertId, 'sent');
  await publish();
  // Told after it, and so handled after it.
  const other = await tell();
  await world.received(other.to);
  expect(await world.received(to)).toHaveLength(1);
});

it('one goes to nobody without a confirmed address, or after its moment', async () => {
  const unconfirmed = await tell({}, null);
  expect(await world.became(unconfirmed.alertId, 'suppressed')).toMatchObject({ problem: 'gone' });
  const late = await tell({ startsAt: inHours(-1) });
  const stored = await world.became(late.alertId, 'suppressed');
  expect(stored).toMatchObject({ problem: 'gone' });
  expect(stored).not.toHaveProperty('alert');
  expect(world.emulator.messages({ to: late.to })).toEqual([]);
});

it('one waits while svc-identity is away, and is dropped if its moment passes meanwhile', async () => {
  const { state } = world.commerce.accounts;
  state.broken = true;
  onTestFinished(() => void (state.broken = false));
  const [soon, later] = [await tell({ startsAt: inHours(2) }), await tell()];
  for (const { alertId } of [soon, later])
    expect(await world.became(alertId, 'waiting')).toMatchObject({ attempts: 0 });
  ahead += 3 * hour;
  state.broken = false;
  await world.received(later.to);
  await world.became(soon.alertId, 'suppressed');
  expect(world.emulator.messages({ to: soon.to })).toEqual([]);
});

it('one that waits leaves out what moved meanwhile, and is dropped if all did', async () => {
  const { state } = world.commerce.accounts;
  state.broken = true;
  onTestFinished(() => void (state.broken = false));
  const events = [
    { eventId: 'money', deadline: 'Earnest money delivered' },
    { eventId: 'fee', deadline: 'Option fee delivered' },
  ];
  const [some, all] = [await tell({ events }), await tell({ events })];
  for (const { alertId } of [some, all]) await world.became(alertId, 'waiting');
  for (const [{ alertId }, eventId] of [
    [some, 'fee'],
    [all, 'money'],
    [all, 'fee'],
  ] as const)
    await world.commerce.publish(alertOutdated, alertId, { alertId, eventId });
  const left = async ({ alertId }: typeof some) => (await world.emails.findOne({ subjectId: alertId }))?.alert?.events;
  await eventually(async () => expect([await left(some), await left(all)]).toEqual([events.slice(0, 1), []]));
  state.broken = false;
  const [message] = await world.received(some.to);
  expect(message?.subject).toMatch(/^Deadline: Earnest money delivered, /);
  expect(await world.became(all.alertId, 'suppressed')).toMatchObject({ problem: 'gone' });
  expect(world.emulator.messages({ to: all.to })).toEqual([]);
});

it('a flood of them holds up neither receipts nor login codes', async () => {
  const capped = await startEmailsUnderTest({
    EMAIL_CAP_WINDOW_SECONDS: '3155760000',
    ALERT_EMAILS_PER_ADDRESS: '1',
    ALERT_EMAILS: '2',
    EMAILS_PER_ADDRESS: '1',
    EMAILS_OF_ACCOUNT_PER_ADDRESS: '1',
  });
  onTestFinished(() => capped.stop());
  const to = capped.newEmail();
  const waiting = (count: number) =>
    eventually(async () => expect(await capped.emails.countDocuments({ type: 'alert', state: 'waiting' })).toBe(count));
  for (const address of [to, to]) await tell({}, address, capped);
  await waiting(1);
  for (const address of [capped.newEmail(), capped.newEmail()]) await tell({}, address, capped);
  await waiting(2);
  const metrics = await capped.commerce.metrics.registry.metrics();
  for (const cap of ['alerts', 'all-alerts']) expect(metrics).toContain(`emails_held_back_total{cap="${cap}"} 1`);

  await capped.pay(to);
  const mailId = randomUUID();
  capped.commerce.accounts.mails.set(mailId, { kind: 'sign-in-code', to, code: 'BCDFGHJK', device: null });
  await capped.commerce.publish(accountMailRequested, mailId, { mailId, kind: 'sign-in-code' });
  const sent = await capped.received(to, 3);
  expect(sent.map(({ categories }) => categories[0]).sort()).toEqual(['alert', 'founding', 'sign-in-code']);
});

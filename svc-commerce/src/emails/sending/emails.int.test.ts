import { company } from '@hearthway/contracts/brand';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { adminEmail, startEmailsUnderTest, tokenIn, toolkit, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
beforeAll(async () => {
  world = await startEmailsUnderTest();
});
afterAll(() => world.stop());

const metrics = async () => world.commerce.metrics.registry.metrics();

describe('a confirmation of a join', () => {
  it('has links that name nobody, and the headers for one-click unsubscribing', async () => {
    const email = world.newEmail();
    const entryId = await world.join(email, { name: 'Win Money' });
    const [message] = await world.received(email);
    await world.became(entryId, 'sent');

    expect(message).toMatchObject({
      to: [{ email }],
      from: { email: 'support@hearthway.example', name: 'Hearthway' },
      subject: "You're on the Hearthway waitlist",
      categories: ['waitlist'],
    });
    const token = tokenIn(message!);
    expect(message!.headers).toEqual({
      'List-Unsubscribe': `<http://localhost:8080/api/email/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(message!.html).toContain(`http://localhost:8080/waitlist/leave?token=${token}`);
    expect(message!.text).toContain(`http://localhost:8080/email/unsubscribe?token=${token}`);
    expect(message!.html + message!.text).not.toMatch(/Win Money|reader-/);
    expect(message!.trackingSettings).toMatchObject({
      click_tracking: { enable: false },
      open_tracking: { enable: false },
    });
  });

  it('leaves no address, token or network in the stored email', async () => {
    const email = world.newEmail();
    const entryId = await world.join(email);
    const [message] = await world.received(email);
    const record = await world.became(entryId, 'sent');

    expect(JSON.stringify(record)).not.toMatch(new RegExp(`@|127\\.0\\.0|${tokenIn(message!)}`));
    const entry = await world.commerce.database.collection<{ _id: string }>('waitlist').findOne({ _id: entryId });
    expect(entry).not.toHaveProperty('networkKey');
    expect(record).not.toHaveProperty('networkKey');
    expect(world.commerce.log.text()).not.toContain(tokenIn(message!));
    expect(world.commerce.log.text()).not.toMatch(/reader-|@example/);
  });

  it('is not sent once the entry is deleted', async () => {
    const email = world.newEmail();
    world.emulator.planFailure({ count: 100, status: 429, retryAfter: 1, moment: 'before', delay: 0, cutOff: false });
    const entryId = await world.join(email);
    await world.became(entryId, 'waiting');
    await world.commerce.database.collection<{ _id: string }>('waitlist').deleteOne({ _id: entryId });
    expect(await world.became(entryId, 'suppressed')).toMatchObject({ problem: 'gone' });
    world.emulator.clearFailures();
    expect(world.emulator.messages({ to: email })).toEqual([]);
  });
});

describe('a receipt', () => {
  it('is sent once, beside one notice to us without the buyer, however often Stripe reports the payment', async () => {
    world.emulator.clear();
    const email = world.newEmail();
    const paymentId = await world.pay(email, { customAmount: 75 }, 5);
    const [receipt] = await world.received(email);
    const [notice] = await world.received(adminEmail);

    const { memberNumber, settledAt } = (await world.payments.order(paymentId))!;
    const paidOn = settledAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: company.timeZone });
    expect(receipt!.subject).toBe(`Your receipt: Hearthway Founding Member #${memberNumber}`);
    for (const part of ['Thank you, Jordan', '$75.00', paidOn]) expect(receipt!.text).toContain(part);
    expect(receipt!.headers).toEqual({});
    expect(notice!.subject).toBe('New purchase: Founding Member, $75.00');
    expect(notice!.text).toContain(paymentId);
    expect(notice!.html + notice!.text).not.toMatch(/Jordan|Rivera|reader-/);
    await world.became(paymentId, 'sent', 'admin');
    expect(await world.emails.countDocuments({ subjectId: paymentId })).toBe(2);
    expect(world.emulator.messages()).toHaveLength(2);
  });

  it('for the toolkit has its own text', async () => {
    const email = world.newEmail();
    await world.pay(email, toolkit);
    expect((await world.received(email))[0]).toMatchObject({
      subject: 'Your receipt: Hearthway Offer Toolkit pre-order',
    });
  });

  it('contains no header and no advertisement that the buyer typed as a name', async () => {
    const email = world.newEmail();
    await world.pay(email, { firstName: 'Win\r\nBcc: all@example.com www.win.example' });
    const [message] = await world.received(email);
    expect(message).toMatchObject({ to: [{ email }], headers: {} });
    expect(JSON.stringify(message)).not.toMatch(/Bcc:|win\.example/);
  });
});

describe('when SendGrid does not take an email', () => {
  const settled = { state: { $in: ['sent', 'suppressed', 'failed'] } };
  beforeEach(async () => {
    const underWay = () => world.emails.countDocuments({ $nor: [settled] });
    await eventually(async () => expect(await underWay()).toBe(0));
  });

  const fail = (status: number, more: object = {}) =>
    world.emulator.planFailure({ count: 1, status, moment: 'before', delay: 0, cutOff: false, ...more });

  it.each([
    ['is busy', 429, { retryAfter: 1 }],
    ['has an error', 500, {}],
  ])('because it %s, the email is sent later', async (_why, status, more) => {
    const email = world.newEmail();
    fail(status, more);
    const entryId = await world.join(email);
    await world.received(email);
    expect(await world.became(entryId, 'sent')).toMatchObject({ attempts: 2 });
  });

  it('because it refuses it, the email is not sent again, and an error is logged', async () => {
    const email = world.newEmail();
    fail(400);
    const entryId = await world.join(email);
    expect(await world.became(entryId, 'failed')).toMatchObject({ problem: 'refused', attempts: 1 });
    expect(world.commerce.log.text()).toContain('an email was not sent');
    expect(await metrics()).toContain('emails_total{type="waitlist",outcome="failed"} 1');
  });

  it('as far as we know, the email is not sent again', async () => {
    const email = world.newEmail();
    world.emulator.planFailure({ count: 1, moment: 'after', delay: 0, cutOff: true });
    const entryId = await world.join(email);
    expect(await world.became(entryId, 'failed')).toMatchObject({ problem: 'unconfirmed', attempts: 1 });
    expect(await world.received(email)).toHaveLength(1);
  });
});

import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
afterEach(() => world.stop());

const heldBack = async (cap: string) =>
  (await world.commerce.metrics.registry.metrics()).includes(`emails_held_back_total{cap="${cap}"}`);

/** So few seconds that a test can wait for the next window. */
const window = { EMAIL_CAP_WINDOW_SECONDS: '4' };

describe('a cap that is reached', () => {
  it('on joins from one network makes further emails wait for the next window', async () => {
    world = await startEmailsUnderTest({ ...window, EMAILS_PER_NETWORK: '3' });
    // Joining takes two windows at most, so at least one email has to wait.
    const readers = Array.from({ length: 7 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));

    await eventually(async () => expect(await heldBack('network')).toBe(true));
    await eventually(() => expect(world.commerce.log.text()).toContain('a cap is reached; an email waits'));
    for (const email of readers) await world.received(email);
    expect(world.emulator.messages()).toHaveLength(7);
  });

  it('on one address does not hold up mail to others', async () => {
    world = await startEmailsUnderTest({ EMAILS_PER_ADDRESS: '2' });
    const email = world.newEmail();
    const payments = await Promise.all(Array.from({ length: 3 }, () => world.pay(email)));
    for (const paymentId of payments) await world.tell(paymentId);
    await eventually(async () => expect(await heldBack('address')).toBe(true));
    const other = world.newEmail();
    await world.tell(await world.pay(other));
    await world.received(other);
    expect(await world.received(email, 2)).toHaveLength(2);
    expect(await world.emails.countDocuments({ state: 'waiting', type: 'founding' })).toBe(1);
  });

  it('on marketing does not hold up receipts', async () => {
    world = await startEmailsUnderTest({ NEWS_EMAILS: '1', EMAILS: '20' });
    await world.join(world.newEmail());
    await world.join(world.newEmail());
    await eventually(async () => expect(await heldBack('news')).toBe(true));
    const payer = world.newEmail();
    await world.tell(await world.pay(payer));
    await world.received(payer);
    // The cap counts an email before it is sent.
    await eventually(() => expect(world.emulator.messages({ category: 'waitlist' })).toHaveLength(1));
  });

  it('on all mail holds up everything else that day', async () => {
    world = await startEmailsUnderTest({ EMAILS: '3' });
    const readers = Array.from({ length: 8 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));
    await eventually(async () => expect(await world.emails.countDocuments({ state: 'waiting' })).toBe(5));
    expect(world.emulator.messages()).toHaveLength(3);
  });
});

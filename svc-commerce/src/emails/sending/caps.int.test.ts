import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
afterEach(() => world.stop());

const heldBack = async (cap: string) =>
  (await world.commerce.metrics.registry.metrics()).includes(`emails_held_back_total{cap="${cap}"}`);

/** So few seconds that a test can wait for the next window. */
const window = { EMAIL_CAP_WINDOW_SECONDS: '4' };

describe('when a cap is reached', () => {
  it('on joins from one network, the emails beyond wait for the next window, and all of them go', async () => {
    world = await startEmailsUnderTest({ ...window, EMAILS_PER_NETWORK: '3' });
    // Two windows at most while they are written down, so at least one has to wait.
    const readers = Array.from({ length: 7 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));

    await eventually(async () => expect(await heldBack('network')).toBe(true), { timeout: 10_000 });
    await eventually(() => expect(world.commerce.log.text()).toContain('a cap is reached; an email waits'));
    for (const email of readers) await world.received(email);
    expect(world.emulator.messages()).toHaveLength(7);
  });

  it('on one address, what is for others goes on', async () => {
    world = await startEmailsUnderTest({ EMAILS_PER_ADDRESS: '2' });
    const email = world.newEmail();
    const payments = await Promise.all(Array.from({ length: 3 }, () => world.pay(email)));
    for (const paymentId of payments) await world.tell(paymentId);
    await eventually(async () => expect(await heldBack('address')).toBe(true), { timeout: 10_000 });
    const other = world.newEmail();
    await world.tell(await world.pay(other));
    await world.received(other);
    expect(await world.received(email, 2)).toHaveLength(2);
    expect(await world.emails.countDocuments({ state: 'waiting', type: 'founding' })).toBe(1);
  });

  it('on news, receipts still go', async () => {
    world = await startEmailsUnderTest({ NEWS_EMAILS: '1', EMAILS: '20' });
    await world.join(world.newEmail());
    await world.join(world.newEmail());
    await eventually(async () => expect(await heldBack('news')).toBe(true), { timeout: 10_000 });
    const payer = world.newEmail();
    await world.tell(await world.pay(payer));
    await world.received(payer);
    // The cap counts an email before it is sent.
    await eventually(() => expect(world.emulator.messages({ category: 'waitlist' })).toHaveLength(1));
  });

  it('on all mail of a day, no more of it is sent', async () => {
    world = await startEmailsUnderTest({ EMAILS: '3' });
    const readers = Array.from({ length: 8 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));
    await eventually(async () => expect(await world.emails.countDocuments({ state: 'waiting' })).toBe(5), {
      timeout: 10_000,
    });
    expect(world.emulator.messages()).toHaveLength(3);
  });
});

import { signingMailRequested, type SigningMail } from '@hearthway/contracts/journey';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startEmailsUnderTest, type EmailsUnderTest } from '../../testing/index.js';

let world: EmailsUnderTest;
afterEach(() => world.stop());

const heldBack = async (cap: string) =>
  (await world.commerce.metrics.registry.metrics()).includes(`emails_held_back_total{cap="${cap}"}`);

const hour = 3_600_000;
/** Only a test moves the clock: otherwise a window might end while it runs. */
let now: Date;
beforeEach(() => void (now = new Date()));
const start = async (environment: Readonly<Record<string, string>>) => {
  world = await startEmailsUnderTest({ EMAIL_CAP_WINDOW_SECONDS: '3600', ...environment }, () => now);
};

describe('a cap that is reached', () => {
  it('on joins from one network makes further emails wait for the next window', async () => {
    await start({ EMAILS_PER_NETWORK: '3' });
    const readers = Array.from({ length: 7 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));

    await eventually(async () => expect(await heldBack('network')).toBe(true));
    await eventually(() => expect(world.commerce.log.text()).toContain('a cap is reached; an email waits'));
    await eventually(() => expect(world.emulator.messages()).toHaveLength(3));
    now = new Date(now.getTime() + hour);
    await eventually(() => expect(world.emulator.messages()).toHaveLength(6));
    now = new Date(now.getTime() + hour);
    for (const email of readers) await world.received(email);
    expect(world.emulator.messages()).toHaveLength(7);
  });

  it('on one address does not hold up mail to others', async () => {
    await start({ EMAILS_PER_ADDRESS: '2' });
    const email = world.newEmail();
    for (let paid = 0; paid < 3; paid += 1) await world.pay(email);
    await eventually(async () => expect(await heldBack('address')).toBe(true));
    const other = world.newEmail();
    await world.pay(other);
    await world.received(other);
    expect(await world.received(email, 2)).toHaveLength(2);
    // The cap counts before the email is stored as waiting.
    await eventually(async () =>
      expect(await world.emails.countDocuments({ state: 'waiting', type: 'founding' })).toBe(1),
    );
  });

  it('on requests to sign spares a stranger whom many buyers aim at, and lets a code through', async () => {
    await start({ SIGNING_EMAILS_PER_ADDRESS: '3' });
    const to = world.newEmail();
    const tell = async (mail: SigningMail) => {
      const mailId = randomUUID();
      world.commerce.accounts.signingMails.set(mailId, mail);
      await world.commerce.publish(signingMailRequested, mailId, { mailId, kind: mail.kind });
    };
    const expiresAt = '2099-11-26T23:00:00.000Z';
    for (let buyer = 1; buyer <= 30; buyer += 1) {
      const sender = { senderName: 'Jordan Rivera', senderEmail: `buyer-${buyer}@example.com` };
      await tell({ kind: 'signature-request', to, ...sender, token: 'a'.repeat(43), expiresAt });
    }
    const waiting = { state: 'waiting', type: 'signature-request' };
    await eventually(async () => expect(await world.emails.countDocuments(waiting)).toBe(27));
    await tell({ kind: 'signature-code', to, code: '482913', expiresAt });
    expect(await world.received(to, 4)).toHaveLength(4);
  });

  it('on marketing does not hold up receipts', async () => {
    await start({ NEWS_EMAILS: '1', EMAILS: '20' });
    await world.join(world.newEmail());
    await world.join(world.newEmail());
    await eventually(async () => expect(await heldBack('news')).toBe(true));
    const payer = world.newEmail();
    await world.pay(payer);
    await world.received(payer);
    // The cap counts an email before it is sent.
    await eventually(() => expect(world.emulator.messages({ category: 'waitlist' })).toHaveLength(1));
  });

  it('on all mail holds up everything else in that window', async () => {
    await start({ EMAILS: '3' });
    const readers = Array.from({ length: 8 }, () => world.newEmail());
    await Promise.all(readers.map((email) => world.join(email)));
    await eventually(async () => expect(await world.emails.countDocuments({ state: 'waiting' })).toBe(5));
    expect(world.emulator.messages()).toHaveLength(3);
  });
});

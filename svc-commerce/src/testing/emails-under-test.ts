import type { ProductType } from '@hearthway/contracts/commerce';
import { joinWaitlist, paymentCompleted } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { createSendGridEmulator, type Message } from '@hearthway/sendgrid-emulator';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startCommerceUnderTest } from './commerce-under-test.js';

export type EmailsUnderTest = Awaited<ReturnType<typeof startEmailsUnderTest>>;

const apiKey = 'SG.of-the-tests';
export const adminEmail = 'purchases@hearthway.example';

/** The real service on the real engines, with the emulator of SendGrid. */
export async function startEmailsUnderTest(environment: Readonly<Record<string, string>> = {}, now = () => new Date()) {
  const emulator = createSendGridEmulator({ apiKey });
  const commerce = await startCommerceUnderTest(
    {
      SENDGRID_API_KEY: apiKey,
      SENDGRID_API_URL: await emulator.listen(0),
      ADMIN_EMAIL: adminEmail,
      EMAIL_RETRY_SECONDS: '1',
      ...environment,
    },
    now,
  );
  const emails = commerce.database.collection<{
    _id: string;
    subjectId: string;
    state: string;
    recipientKey?: string;
  }>('emails');

  /** Waits until so many emails were sent to an address, and returns them. */
  async function received(to: string, count = 1): Promise<readonly Message[]> {
    await eventually(() => expect(emulator.messages({ to }).length).toBe(count), { interval: 50 });
    return emulator.messages({ to });
  }

  return {
    commerce,
    emulator,
    emails,
    received,
    newEmail: () => `reader-${randomUUID()}@example.com`,

    async join(email: string, changes: object = {}): Promise<string> {
      const response = await fetch(commerce.url + joinWaitlist.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...exampleWaitlistRequest, email, ...changes }),
      });
      expect(response.status).toBe(201);
      const entry = await commerce.database.collection<{ _id: string }>('waitlist').findOne({ emailKey: email });
      return entry?._id ?? '';
    },

    /** Inserts a completed payment. */
    async pay(
      email: string,
      { firstName = 'Jordan', ...changes }: { firstName?: string } & Record<string, unknown> = {},
    ): Promise<string> {
      const id = randomUUID();
      const at = new Date('2026-11-20T12:00:00Z');
      await commerce.database.collection<{ _id: string }>('payments').insertOne({
        _id: id,
        productType: 'founding_member',
        amountCents: 7500,
        currency: 'usd',
        status: 'completed',
        buyer: { email, firstName, lastName: 'Rivera', state: 'TX' },
        memberNumber: 7,
        looks: 0,
        createdAt: at,
        settledAt: at,
        expiresAt: at,
        ...changes,
      } as { _id: string });
      return id;
    },

    /** Publishes that a payment was completed; with an event id, that event again. */
    tell: (paymentId: string, eventId?: string, productType: ProductType = 'founding_member') =>
      commerce.publish(
        paymentCompleted,
        paymentId,
        { paymentId, productType, amountCents: 7500, state: 'TX' },
        eventId,
      ),

    /** Waits until the email about something has this state. */
    async became(subjectId: string, state: string, type?: string) {
      const filter = { subjectId, ...(type && { type }) };
      const stateNow = async () => (await emails.findOne(filter))?.state;
      await eventually(async () => expect(await stateNow()).toBe(state), { interval: 50 });
      return emails.findOne(filter);
    },

    async stop() {
      await commerce.stop();
      await emulator.close();
    },
  };
}

/** The token in the links of an email. */
export function tokenIn({ html }: Message): string {
  const token = /\?token=([\w-]{43})"/.exec(html)?.[1];
  if (token === undefined) throw new Error('The email has no link with a token');
  return token;
}

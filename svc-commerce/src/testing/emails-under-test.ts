import { joinWaitlist } from '@hearthway/contracts/commerce';
import { exampleWaitlistRequest } from '@hearthway/contracts/examples';
import { createSendGridEmulator, type Message } from '@hearthway/sendgrid-emulator';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startPaymentsUnderTest } from './payments-under-test.js';

export type EmailsUnderTest = Awaited<ReturnType<typeof startEmailsUnderTest>>;

const apiKey = 'SG.of-the-tests';
export const adminEmail = 'purchases@hearthway.example';

/** The real service on the real engines, with the emulators of SendGrid and Stripe. */
export async function startEmailsUnderTest(environment: Readonly<Record<string, string>> = {}, now?: () => Date) {
  const emulator = createSendGridEmulator({ apiKey });
  const payments = await startPaymentsUnderTest(
    {
      SENDGRID_API_KEY: apiKey,
      SENDGRID_API_URL: await emulator.listen(0),
      ADMIN_EMAIL: adminEmail,
      EMAIL_RETRY_SECONDS: '1',
      ...environment,
    },
    now,
  );
  const { commerce } = payments;
  const emails = commerce.database.collection<{
    _id: string;
    subjectId: string;
    state: string;
    recipientKey?: string;
    alert?: { events: readonly object[] };
  }>('emails');

  /** Waits until so many emails were sent to an address, and returns them. */
  async function received(to: string, count = 1): Promise<readonly Message[]> {
    await eventually(() => expect(emulator.messages({ to }).length).toBe(count), { interval: 50 });
    return emulator.messages({ to });
  }

  return {
    commerce,
    payments,
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

    /** Orders and pays; a membership unless `changes` says otherwise. Stripe reports it so many times at once. */
    async pay(email: string, changes: object = {}, webhooks = 1): Promise<string> {
      const { paymentId, sessionId } = await payments.prepare({ email, ...changes });
      payments.control.pay(sessionId);
      await payments.deliver(sessionId, 'checkout.session.completed', webhooks);
      return paymentId;
    },

    /** Waits until the email about something has this state. */
    async became(subjectId: string, state: string, type?: string) {
      const filter = { subjectId, ...(type && { type }) };
      const stateNow = async () => (await emails.findOne(filter))?.state;
      await eventually(async () => expect(await stateNow()).toBe(state), { interval: 50 });
      return emails.findOne(filter);
    },

    async stop() {
      await payments.stop();
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

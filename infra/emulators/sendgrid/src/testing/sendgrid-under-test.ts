import { Client } from '@sendgrid/client';
import { MailService, type MailDataRequired } from '@sendgrid/mail';
import { createSendGridEmulator, type SendGridEmulator } from '../index.js';

export interface SendGridUnderTest {
  readonly emulator: SendGridEmulator;
  readonly url: string;
  /** The official SDK, pointed at the emulator. */
  readonly mail: MailService;
  sdk(key: string): MailService;
  close(): Promise<void>;
}

export async function startSendGrid(): Promise<SendGridUnderTest> {
  const apiKey = 'SG.emulator.0123456789';
  const emulator = createSendGridEmulator({ apiKey });
  const url = await emulator.listen(0);
  const sdk = (key: string) => {
    const client = new Client();
    client.setApiKey(key);
    client.setDefaultRequest('baseUrl', url);
    const mail = new MailService();
    mail.setClient(client);
    return mail;
  };
  return { emulator, url, mail: sdk(apiKey), sdk, close: () => emulator.close() };
}

export const receipt = (change: Partial<MailDataRequired> = {}): MailDataRequired => ({
  to: { email: 'ada@example.com', name: 'Ada Byron' },
  from: { email: 'hello@hearthway.example', name: 'Hearthway' },
  replyTo: { email: 'support@hearthway.example', name: 'Hearthway' },
  subject: 'Your receipt',
  text: 'Thank you.',
  html: '<!doctype html><html><body><p>Thank <b>you</b>. <a href="http://localhost:8090/">Home</a></p></body></html>',
  categories: ['receipt'],
  customArgs: { mailId: '1' },
  trackingSettings: { clickTracking: { enable: false } },
  ...change,
});

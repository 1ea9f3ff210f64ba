import { brand } from '@hearthway/contracts/brand';
import type { MailDataRequired } from '@sendgrid/mail';
import type { SendOutcome } from '../email.js';
import type { Mail, MailService } from './mail-service.js';

interface SendGridOptions {
  readonly apiKey: string;
  /** Of the emulator; without it, SendGrid's own. */
  readonly apiUrl?: string | undefined;
  readonly from: string;
  readonly timeoutMilliseconds?: number | undefined;
}

/** SendGrid through its SDK, which is loaded with the first email, so that an idle service does without it. */
export function createSendGridClient(options: SendGridOptions): MailService {
  const { apiKey, apiUrl, from, timeoutMilliseconds = 10_000 } = options;
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    const { Client, MailService: Service } = await import('./sendgrid-sdk.js');
    const client = new Client();
    client.setApiKey(apiKey);
    if (apiUrl !== undefined) client.setDefaultRequest('baseUrl', apiUrl);
    const service = new Service();
    service.setClient(client);
    service.setTimeout(timeoutMilliseconds);
    return service;
  }

  return {
    async send(mail) {
      const service = await (loading ??= load());
      try {
        await service.send(toMailData(mail, from));
        return { kind: 'taken' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

function toMailData({ to, subject, text, html, headers, category, mailId }: Mail, from: string): MailDataRequired {
  const off = { enable: false } as const;
  return {
    // Objects, because a string would be parsed as a name with an address.
    to: { email: to },
    from: { email: from, name: brand.name },
    replyTo: { email: brand.support, name: brand.name },
    subject,
    text,
    html,
    headers: { ...headers },
    categories: [category],
    customArgs: { mailId },
    // No tracking of readers, and no rewriting of links.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: off,
      subscriptionTracking: off,
      ganalytics: off,
    },
  };
}

const notReached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** The SDK's errors contain what was sent, so only codes are taken from them. */
export function outcomeOf(error: unknown): SendOutcome {
  const { code, response } = error as { code?: unknown; response?: { headers?: Record<string, unknown> } };
  if (response === undefined) {
    const reason = typeof code === 'string' ? code : 'no answer';
    return { kind: notReached.has(reason) ? 'later' : 'unknown', reason };
  }
  const status = Number(code);
  const reason = `status ${status}`;
  // A wrong key or an unverified sender: nothing is wrong with the mail itself.
  if (status === 401 || status === 403) return { kind: 'barred', reason };
  if (status === 429 || status >= 500) {
    return { kind: 'later', afterMilliseconds: retryAfter(response.headers?.['retry-after']), reason };
  }
  return { kind: 'refused', reason };
}

function retryAfter(seconds: unknown): number | undefined {
  const wait = Number(seconds);
  return seconds !== undefined && Number.isFinite(wait) && wait >= 0 ? wait * 1000 : undefined;
}

import type { Json } from './check-values.js';

export interface Person {
  readonly email: string;
  readonly name?: string;
}

/** A mail as the recipients of one personalization receive it. */
export interface Message {
  readonly id: string;
  /** As in the response's `x-message-id`; the same for all personalizations of a call. */
  readonly messageId: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly from: Person;
  readonly to: readonly Person[];
  readonly cc: readonly Person[];
  readonly bcc: readonly Person[];
  readonly replyTo: readonly Person[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly categories: readonly string[];
  readonly customArgs: Readonly<Record<string, string>>;
  /** Seconds since 1970; the mailbox shows the mail at once anyway. */
  readonly sendAt: number | null;
  /** Their content is not kept. */
  readonly attachments: readonly { readonly filename: string; readonly type: string | null; readonly bytes: number }[];
  readonly settings: { readonly asm: unknown; readonly tracking: unknown; readonly mail: unknown };
}

interface Personalization {
  readonly to: readonly Person[];
  readonly cc?: readonly Person[];
  readonly bcc?: readonly Person[];
  readonly from?: Person;
  readonly subject?: string;
  readonly headers?: Record<string, string>;
  readonly custom_args?: Record<string, string>;
  readonly substitutions?: Record<string, string>;
  readonly send_at?: number;
}

/** A body that passed `checkMail`. */
interface CheckedMail extends Omit<Personalization, 'to' | 'cc' | 'bcc' | 'substitutions' | 'from'> {
  readonly personalizations: readonly Personalization[];
  readonly from: Person;
  readonly reply_to?: Person;
  readonly reply_to_list?: readonly Person[];
  readonly content: readonly { readonly type: string; readonly value: string }[];
  readonly categories?: readonly string[];
  readonly attachments?: readonly { readonly filename: string; readonly type?: string; readonly content: string }[];
  readonly asm?: unknown;
  readonly tracking_settings?: unknown;
  readonly mail_settings?: unknown;
}

/** One message per personalization. The body must have passed `checkMail`. */
export function messagesOf(body: Json, messageId: string, receivedAt: string): Message[] {
  const mail = body as unknown as CheckedMail;
  return mail.personalizations.map((own, index): Message => {
    const part = (type: string) => mail.content.find((content) => content.type === type)?.value;
    const filled = (text: string | undefined) =>
      text === undefined ? null : substitute(text, own.substitutions ?? {});
    return {
      id: `${messageId}.${index}`,
      messageId,
      receivedAt,
      from: own.from ?? mail.from,
      to: own.to,
      cc: own.cc ?? [],
      bcc: own.bcc ?? [],
      replyTo: mail.reply_to_list ?? (mail.reply_to === undefined ? [] : [mail.reply_to]),
      subject: filled(own.subject ?? mail.subject) ?? '',
      text: filled(part('text/plain')),
      html: filled(part('text/html')),
      headers: { ...mail.headers, ...own.headers },
      categories: mail.categories ?? [],
      customArgs: { ...mail.custom_args, ...own.custom_args },
      sendAt: own.send_at ?? mail.send_at ?? null,
      attachments: (mail.attachments ?? []).map(({ content, filename, type }) => ({
        filename,
        type: type ?? null,
        bytes: Buffer.byteLength(content, 'base64'),
      })),
      settings: { asm: mail.asm ?? null, tracking: mail.tracking_settings ?? null, mail: mail.mail_settings ?? null },
    };
  });
}

const substitute = (text: string, substitutions: Readonly<Record<string, string>>): string =>
  Object.entries(substitutions).reduce((filled, [tag, value]) => filled.replaceAll(tag, () => value), text);

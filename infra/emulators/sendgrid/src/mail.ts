import * as z from 'zod/mini';

const line = z.string().check(z.minLength(1), z.regex(/^[^\r\n]*$/, 'has a line break'));
const email = z.email({ pattern: z.regexes.html5Email });
const person = z.strictObject({ email, name: z.optional(line) });
const part = <Type extends string>(type: Type) =>
  z.strictObject({ type: z.literal(type), value: z.string().check(z.minLength(1)) });

/** The body of the one kind of mail that the product sends. Anything else is refused rather than silently ignored. */
export const mail = z.strictObject({
  personalizations: z.tuple([z.strictObject({ to: z.tuple([person]) })]),
  from: person,
  reply_to: person,
  subject: line,
  content: z.tuple([part('text/plain'), part('text/html')]),
  headers: z._default(z.record(z.string().check(z.regex(/^List-Unsubscribe(-Post)?$/)), line), {}),
  categories: z.tuple([line]),
  custom_args: z.record(z.string(), z.string()),
  tracking_settings: z.record(z.string(), z.unknown()),
});

export type Person = z.infer<typeof person>;

/** A mail as the mailbox keeps it. */
export interface Message {
  /** As in the response's `x-message-id`. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly from: Person;
  readonly to: readonly Person[];
  readonly replyTo: Person;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly categories: readonly string[];
  readonly customArgs: Readonly<Record<string, string>>;
  readonly trackingSettings: Readonly<Record<string, unknown>>;
}

export function messageOf(sent: z.infer<typeof mail>, id: string, receivedAt: string): Message {
  const [{ to }] = sent.personalizations;
  const [{ value: text }, { value: html }] = sent.content;
  const { from, reply_to: replyTo, subject, headers, categories } = sent;
  const { custom_args: customArgs, tracking_settings: trackingSettings } = sent;
  return { id, receivedAt, from, to, replyTo, subject, text, html, headers, categories, customArgs, trackingSettings };
}

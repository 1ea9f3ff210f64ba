import { expect } from './test.js';

export interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** What has come so far, in the mail provider's emulator. */
export async function mailsTo(address: string, subject: RegExp): Promise<readonly ReceivedMail[]> {
  const mailbox = process.env['E2E_MAILBOX_URL'];
  if (!mailbox) throw new Error('E2E_MAILBOX_URL must name the mailbox of the system under test');
  const response = await fetch(`${mailbox}/_emulator/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await response.json()) as { messages: ReceivedMail[] };
  return messages.filter((message) => subject.test(message.subject));
}

/** Waits for mail to an address, other than what came `earlier`. */
export async function mailTo(
  address: string,
  subject: RegExp,
  earlier: readonly ReceivedMail[] = [],
): Promise<ReceivedMail> {
  const known = new Set(earlier.map(({ text }) => text));
  const find = async (): Promise<ReceivedMail | undefined> =>
    (await mailsTo(address, subject)).find(({ text }) => !known.has(text));
  await expect.poll(find, { message: `a mail to ${address}` }).toBeDefined();
  return (await find())!;
}

/** The first matching link in a mail. */
export function linkIn({ text }: ReceivedMail, address: RegExp): string {
  const link = text.match(/https?:\/\/[^\s>)\]]+/g)?.find((candidate) => address.test(candidate));
  if (!link) throw new Error(`The mail has no link like ${address.source}`);
  return link;
}

export function codeIn({ text }: ReceivedMail, shape: RegExp): string {
  const [code] = shape.exec(text) ?? [];
  if (code === undefined) throw new Error(`The mail has no code like ${shape.source}`);
  return code;
}

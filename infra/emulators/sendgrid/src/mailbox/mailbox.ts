import type { Table, Tables } from '@hearthway/emulator-kit';
import type { Message } from '../mail.js';

export interface MessageFilter {
  /** Address of any recipient, ignoring case. */
  readonly to?: string | undefined;
  readonly category?: string | undefined;
  /** Part of a recipient's address or of the subject, ignoring case. */
  readonly search?: string | undefined;
}

export interface MailboxBounds {
  readonly messages: number;
  readonly bytes: number;
}

const usualBounds: MailboxBounds = { messages: 2_000, bytes: 64 * 1024 * 1024 };

/** What was sent, oldest first. Past its bounds it drops the oldest. */
export class Mailbox {
  private readonly messages: Table<Message>;
  private bytes = 0;

  constructor(
    private readonly tables: Tables,
    private readonly bounds: MailboxBounds = usualBounds,
  ) {
    this.messages = tables.table('messages', Number.MAX_SAFE_INTEGER);
    for (const message of this.messages.values()) this.bytes += sizeOf(message);
  }

  add(message: Message): void {
    this.messages.put(message.id, message);
    this.bytes += sizeOf(message);
    for (const oldest of this.messages.values()) {
      const within = this.messages.size <= this.bounds.messages && this.bytes <= this.bounds.bytes;
      if (within || oldest.id === message.id) break;
      this.messages.delete(oldest.id);
      this.bytes -= sizeOf(oldest);
    }
  }

  get(id: string): Message | undefined {
    return this.messages.get(id);
  }

  list(filter: MessageFilter = {}): Message[] {
    return [...this.messages.values()].filter((message) => matches(message, filter));
  }

  clear(): void {
    this.tables.clear();
    this.bytes = 0;
  }
}

const sizeOf = ({ html, subject, text }: Message): number => 1000 + subject.length + text.length + html.length;

const matches = (message: Message, { category, search, to }: MessageFilter): boolean =>
  (to === undefined || recipientsOf(message).includes(to.trim().toLowerCase())) &&
  (category === undefined || message.categories.includes(category)) &&
  (search === undefined ||
    [message.subject.toLowerCase(), ...recipientsOf(message)].some((text) =>
      text.includes(search.trim().toLowerCase()),
    ));

const recipientsOf = ({ to }: Message): string[] => to.map(({ email }) => email.toLowerCase());

import type { Message } from '../mail.js';

export interface MessageFilter {
  /** Address of a recipient, ignoring case. */
  readonly to?: string | undefined;
  readonly category?: string | undefined;
  /** Part of a recipient's address or of the subject, ignoring case. */
  readonly search?: string | undefined;
}

/** What was sent, in memory, until it is emptied. */
export class Mailbox {
  private messages: Message[] = [];

  add(message: Message): void {
    this.messages.push(message);
  }

  get(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }

  /** Oldest first. */
  list(filter: MessageFilter = {}): Message[] {
    return this.messages.filter((message) => matches(message, filter));
  }

  clear(): void {
    this.messages = [];
  }
}

const matches = (message: Message, { category, search, to }: MessageFilter): boolean =>
  (to === undefined || recipientsOf(message).includes(to.trim().toLowerCase())) &&
  (category === undefined || message.categories.includes(category)) &&
  (search === undefined ||
    [message.subject.toLowerCase(), ...recipientsOf(message)].some((text) =>
      text.includes(search.trim().toLowerCase()),
    ));

const recipientsOf = ({ to }: Message): string[] => to.map(({ email }) => email.toLowerCase());

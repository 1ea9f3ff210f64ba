import type {
  ChatAction,
  ChatFeedback,
  ChatMessage,
  ChatMetadata,
  ChatPart,
  ChatRetention,
  ChatThread,
} from '@hearthway/contracts/journey';
import type { ActionWork } from '../tools/index.js';

export interface StoredThread {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  /** Whether the buyer named it. Otherwise it is named after its first question. */
  readonly titled: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date | null;
  /** Counts questions and answers, also of deleted branches. */
  readonly messages: number;
  /** The answer that is being written, by whom, and until when that counts. */
  readonly answering: {
    readonly messageId: string;
    readonly owner: string;
    readonly until: Date;
    readonly stop: boolean;
  } | null;
}

export interface StoredMessage {
  readonly id: string;
  readonly threadId: string;
  readonly userId: string;
  readonly parentId: string | null;
  readonly role: 'user' | 'assistant';
  readonly parts: readonly ChatPart[];
  readonly status: ChatMetadata['status'];
  readonly engine: ChatMetadata['engine'];
  readonly used: ChatMetadata['used'];
  readonly feedback: ChatFeedback | null;
  readonly createdAt: Date;
  /** Of a question: the page on which it was asked. */
  readonly page: string | null;
  /** Of an answer: what its proposed actions do, by the action’s id. */
  readonly works: Readonly<Record<string, ActionWork>>;
  /** Of an answer that asked for something: the tool that waits for it. */
  readonly pending: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> } | null;
}

const dayMilliseconds = 86_400_000;

/** When a thread goes, by its last message; `null`: it stays. */
export const expiryOf = (updatedAt: Date, retention: ChatRetention): Date | null =>
  retention === 'kept' ? null : new Date(updatedAt.getTime() + Number(retention) * dayMilliseconds);

export const shownThread = (
  { id, title, createdAt, updatedAt, expiresAt, answering }: StoredThread,
  now: Date,
): ChatThread => ({
  id,
  title,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  answeringId: answering && answering.until > now ? answering.messageId : null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const metadataOf = ({ parentId, createdAt, status, engine, used, feedback }: StoredMessage): ChatMetadata => ({
  parentId,
  createdAt: createdAt.toISOString(),
  status,
  engine,
  used: [...used],
  feedback,
});

export const shownMessage = (message: StoredMessage): ChatMessage => ({
  id: message.id,
  role: message.role,
  parts: [...message.parts],
  metadata: metadataOf(message),
});

/** A part of an answer that isn’t text. */
export type DataPart = Exclude<ChatPart, { type: 'text' | 'data-pasted' | 'data-document' }>;

/** The messages that lead to one, oldest first, with it. */
export function branchTo(messages: readonly StoredMessage[], id: string | null): StoredMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: StoredMessage[] = [];
  for (let next = id === null ? undefined : byId.get(id); next && branch.length < messages.length;) {
    branch.unshift(next);
    next = next.parentId === null ? undefined : byId.get(next.parentId);
  }
  return branch;
}

export const textOf = ({ parts }: Pick<StoredMessage, 'parts'>): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n');

export const pastedOf = ({ parts }: Pick<StoredMessage, 'parts'>): string | undefined =>
  parts.find((part) => part.type === 'data-pasted')?.data.text;

export const attachedTo = ({ parts }: Pick<StoredMessage, 'parts'>): readonly string[] =>
  parts.flatMap((part) => (part.type === 'data-document' ? [part.data.documentId] : []));

/** A name of a thread that nobody named: its first question, cut at a word. */
export function titleFrom(question: string, maximum: number): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const cut = line.slice(0, maximum - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maximum / 2))}…`;
}

export const withAction = (parts: readonly ChatPart[], action: ChatAction): ChatPart[] =>
  parts.map((part) => (part.type === 'data-action' && part.data.id === action.id ? { ...part, data: action } : part));

/** As Markdown, in the order in which it was said. */
export function toMarkdown(thread: StoredThread, messages: readonly StoredMessage[]): string {
  const lines = [`# ${thread.title}`, '', 'Mia is an AI, not a person, lawyer, agent, or lender.', ''];
  for (const message of messages) {
    lines.push(`## ${message.role === 'user' ? 'You' : 'Mia'}, ${message.createdAt.toISOString()}`, '');
    const pasted = pastedOf(message);
    lines.push(textOf(message), '');
    if (pasted !== undefined) lines.push(...pasted.split('\n').map((line) => `> ${line}`), '');
    for (const part of message.parts) {
      if (part.type === 'data-document') lines.push(`- Attached: ${part.data.name}`);
      if (part.type === 'data-citation') {
        const { title, sourceName, sourceUrl, date } = part.data;
        lines.push(`- Source: ${[title, sourceName, sourceUrl, date].filter(Boolean).join(', ')}`);
      }
      if (part.type === 'data-action') lines.push(`- ${part.data.title} (${part.data.status})`);
    }
    if (message.status === 'cut-off') lines.push('', '(This answer was cut off.)');
    if (message.status === 'stopped') lines.push('', '(You stopped this answer.)');
    lines.push('');
  }
  return lines.join('\n');
}

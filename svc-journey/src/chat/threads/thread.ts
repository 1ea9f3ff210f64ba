import type {
  ChatFeedback,
  ChatMessage,
  ChatMetadata,
  ChatPart,
  ChatRetention,
  ChatThread,
} from '@hearthway/contracts/journey';
import type { ActionWork } from '../tools/index.js';

/** The answer being written, by which process, and until when that claim is valid. */
export interface Answering {
  readonly messageId: string;
  readonly owner: string;
  readonly until: Date;
  /** Whether the buyer asked to stop. */
  readonly stop: boolean;
}

export interface StoredThread {
  /** Chosen by the page: unique among the buyer’s. */
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date | null;
  /** Counts questions and answers of all branches. */
  readonly messages: number;
  readonly answering: Answering | null;
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
  /** For a question: the page where it was asked, and the buyer’s time zone then. */
  readonly page: string | null;
  readonly timeZone: string | null;
  /** For an answer: what its proposed actions do, by action id. */
  readonly works: Readonly<Record<string, ActionWork>>;
  /** For an answer that asked for something: the tool waiting for it. */
  readonly pending: { readonly tool: string; readonly input: Readonly<Record<string, unknown>> } | null;
  /** For an answer: the proposed action being carried out, so that it can’t be declined until then. */
  readonly confirming?: { readonly actionId: string; readonly until: Date } | null;
}

const dayMilliseconds = 86_400_000;

export const retentionMilliseconds = (retention: ChatRetention): number | null =>
  retention === 'kept' ? null : Number(retention) * dayMilliseconds;

/** When a thread expires, based on its last message; `null` if it stays. */
export function expiryOf(updatedAt: Date, retention: ChatRetention): Date | null {
  const kept = retentionMilliseconds(retention);
  return kept === null ? null : new Date(updatedAt.getTime() + kept);
}

export const isWriting = ({ answering }: StoredThread, now: Date): boolean =>
  answering !== null && answering.until > now;

export const shownThread = (thread: StoredThread, now: Date): ChatThread => ({
  id: thread.id,
  title: thread.title,
  createdAt: thread.createdAt.toISOString(),
  updatedAt: thread.updatedAt.toISOString(),
  answeringId: isWriting(thread, now) ? (thread.answering?.messageId ?? null) : null,
  expiresAt: thread.expiresAt?.toISOString() ?? null,
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
export type DataPart = Exclude<ChatPart, { type: 'text' | 'data-pasted' }>;

/** The messages leading to one, oldest first, including it. */
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

/** A thread’s initial title: its first question, cut between words. */
export function titleFrom(question: string, maximum: number): string {
  const line = question.replace(/\s+/g, ' ').trim();
  if (line.length <= maximum) return line;
  const cut = line.slice(0, maximum - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(maximum / 2)));
  // A surrogate pair is kept whole or dropped.
  return `${words.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

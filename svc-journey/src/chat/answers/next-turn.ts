import { chatLimits, type ChatQuestion } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { withoutPrivateNumbers } from '../guards/private-text.js';
import { unknownThread } from '../threads/find-thread.js';
import { isWriting, pastedOf, textOf, type StoredMessage, type StoredThread } from '../threads/thread.js';

const asKept = (text: string): string => withoutPrivateNumbers(text).text;
const pastedAsKept = (pasted = ''): string | undefined => (pasted.trim() === '' ? undefined : asKept(pasted));

/** The question as stored: without anything that must not be kept. */
export function questionOf(
  { messageId, parentId, text, pasted, page, timeZone }: ChatQuestion,
  { userId, threadId, createdAt }: Pick<StoredMessage, 'userId' | 'threadId' | 'createdAt'>,
): StoredMessage {
  const kept = pastedAsKept(pasted);
  return {
    id: messageId,
    threadId,
    userId,
    parentId,
    role: 'user',
    parts: [
      { type: 'text', text: asKept(text) },
      ...(kept === undefined ? [] : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: kept } }]),
    ],
    status: 'complete',
    engine: null,
    used: [],
    feedback: null,
    createdAt,
    page: page ?? null,
    timeZone: timeZone ?? null,
    works: {},
    pending: null,
  };
}

/** The latest answer to a question that was sent before. @throws AppError `chat-message.conflict` if the question differed */
export function answerSentBefore(asked: ChatQuestion, messages: readonly StoredMessage[]): StoredMessage | undefined {
  const there = messages.find(({ id }) => id === asked.messageId);
  if (!there) return undefined;
  const isSame =
    there.role === 'user' &&
    there.parentId === asked.parentId &&
    textOf(there) === asKept(asked.text) &&
    pastedOf(there) === pastedAsKept(asked.pasted);
  const answer = messages.findLast(({ parentId, role }) => parentId === there.id && role === 'assistant');
  if (isSame && answer) return answer;
  throw new AppError('chat-message.conflict', 'This question was sent before with other words. Please send it again.');
}

export const unknownMessage = () => new AppError('chat-message.not-found', 'We couldn’t find that message');

/** A question follows an answer of its thread, or begins a thread. @throws AppError `chat-thread.not-found`, `chat-message.not-found` */
export function requireParent(
  { parentId }: ChatQuestion,
  thread: StoredThread | undefined,
  messages: readonly StoredMessage[],
): void {
  if (parentId === null) return;
  if (!thread) throw unknownThread();
  if (!messages.some(({ id, role }) => id === parentId && role === 'assistant')) throw unknownMessage();
}

/** @throws AppError `chat.answering`, `chat-thread.full` */
export function requireRoom(thread: StoredThread, added: number, now: Date): void {
  if (isWriting(thread, now))
    throw new AppError('chat.answering', 'Mia is still answering. Wait for her, or stop that answer first.');
  if (thread.messages + added <= chatLimits.messagesPerThread) return;
  throw new AppError(
    'chat-thread.full',
    `This conversation has ${chatLimits.messagesPerThread} messages, which is the most we keep. Please start a new one.`,
    { limit: 'chat-messages' },
  );
}

/** How long a question counts toward the limit, in milliseconds. */
export const countedMilliseconds = 60_000;

/** @param asked when the buyer asked before  @throws AppError `chat.too-many-messages` */
export function requirePace(asked: readonly Date[], now: Date): void {
  const recent = asked.filter((at) => at.getTime() > now.getTime() - countedMilliseconds);
  const [oldest] = recent;
  if (!oldest || recent.length < chatLimits.messagesPerMinute) return;
  const wait = Math.max(1, Math.ceil((oldest.getTime() + countedMilliseconds - now.getTime()) / 1000));
  throw new AppError(
    'chat.too-many-messages',
    `That’s ${chatLimits.messagesPerMinute} questions in a minute. You can go on in ${wait} seconds.`,
    { limit: 'chat-questions', retryAfterSeconds: wait },
  );
}

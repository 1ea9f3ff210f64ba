import { chatLimits, type ChatQuestion } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, isDuplicateKey } from '@hearthway/service-kit';
import type { ChatDependencies } from '../dependencies.js';
import { noModelEngine } from '../engines/no-model/index.js';
import type { Turn } from '../engines/engine.js';
import { forProvider, withoutPrivateNumbers } from '../guards/private-text.js';
import { findThread } from '../threads/find-thread.js';
import {
  attachedTo,
  branchTo,
  expiryOf,
  pastedOf,
  textOf,
  titleFrom,
  type StoredMessage,
  type StoredThread,
} from '../threads/thread.js';
import type { ToolContext } from '../tools/index.js';
import { dayOf } from '../../policy/index.js';
import { composeAnswer } from './compose-answer.js';
import { followAnswer } from './follow-answer.js';
import { readAttached } from './read-attached.js';

interface Asking {
  readonly userId: string;
  readonly threadId: string;
}

/**
 * Stores a question and begins its answer, or finds both if the question was sent before.
 * @throws AppError `chat-thread.not-found`, `chat-message.not-found` for an unknown parent, `chat-message.conflict`,
 *   `chat.too-many-messages`, `chat-thread.full`, `chat.answering`, `document.not-found`
 */
export async function ask(
  dependencies: ChatDependencies,
  { userId, threadId }: Asking,
  asked: ChatQuestion,
): Promise<AsyncIterable<string>> {
  const { store } = dependencies;
  const thread = await findThread(dependencies, userId, threadId);
  const there = await store.findMessage(userId, threadId, asked.messageId);
  if (there) return followAnswer(dependencies, await answerTo(dependencies, there, asked));
  const documents = await findAttached(dependencies, userId, asked.documentIds ?? []);
  const question = questionOf(asked, documents, { userId, threadId, at: dependencies.now() });
  const messages = await store.findMessages(userId, threadId);
  if (question.parentId !== null && !messages.some(({ id, role }) => id === question.parentId && role === 'assistant'))
    throw unknownMessage();
  try {
    return await begin(dependencies, { thread, messages, question, isNew: true });
  } catch (error) {
    // The same question, sent twice at once.
    const isRace = isDuplicateKey(error) || (error instanceof AppError && error.code === 'chat.answering');
    const first = isRace ? await store.findMessage(userId, threadId, question.id) : undefined;
    if (!first) throw error;
    return followAnswer(dependencies, await answerTo(dependencies, first, asked));
  }
}

/** Answers a question once more. @throws AppError as `ask` */
export async function askAgain(
  dependencies: ChatDependencies,
  { userId, threadId }: Asking,
  questionId: string,
): Promise<AsyncIterable<string>> {
  const thread = await findThread(dependencies, userId, threadId);
  const messages = await dependencies.store.findMessages(userId, threadId);
  const question = messages.find(({ id, role }) => id === questionId && role === 'user');
  if (!question) throw unknownMessage();
  return begin(dependencies, { thread, messages, question, isNew: false });
}

export const unknownMessage = () => new AppError('chat-message.not-found', problemTexts.chatMessageNotFound);

interface Attached {
  readonly id: string;
  readonly name: string;
}

/** In the order in which they were attached. @throws AppError `document.not-found` */
async function findAttached(
  { findDocuments }: ChatDependencies,
  userId: string,
  ids: readonly string[],
): Promise<readonly Attached[]> {
  if (ids.length === 0) return [];
  const found = new Map((await findDocuments(userId, ids)).map((document) => [document.id, document]));
  return ids.map((id) => {
    const document = found.get(id);
    if (!document) throw new AppError('document.not-found', problemTexts.documentNotFound);
    return document;
  });
}

const asKept = (text: string): string => withoutPrivateNumbers(text).text;

/** As it is kept: without what must not be kept. */
function questionOf(
  { messageId, parentId, text, pasted, page }: ChatQuestion,
  documents: readonly Attached[],
  { userId, threadId, at }: Asking & { readonly at: Date },
): StoredMessage {
  return {
    id: messageId,
    threadId,
    userId,
    parentId,
    role: 'user',
    parts: [
      { type: 'text', text: asKept(text) },
      ...(pasted === undefined || pasted.trim() === ''
        ? []
        : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: asKept(pasted) } }]),
      ...documents.map(({ id, name }) => ({
        type: 'data-document' as const,
        id: `document-${id}`,
        data: { documentId: id, name: asKept(name) },
      })),
    ],
    status: 'complete',
    engine: null,
    used: [],
    feedback: null,
    createdAt: at,
    page: page ?? null,
    works: {},
    pending: null,
  };
}

/** The latest answer to a question that was sent again. @throws AppError `chat-message.conflict` if it is another question */
async function answerTo(
  { store }: ChatDependencies,
  there: StoredMessage,
  { parentId, text, pasted = '', documentIds = [] }: ChatQuestion,
): Promise<StoredMessage> {
  const isSame =
    there.role === 'user' &&
    there.parentId === parentId &&
    textOf(there) === asKept(text) &&
    (pastedOf(there) ?? '') === (pasted.trim() === '' ? '' : asKept(pasted)) &&
    attachedTo(there).join() === documentIds.join();
  const messages = await store.findMessages(there.userId, there.threadId);
  const answer = messages.findLast((message) => message.parentId === there.id && message.role === 'assistant');
  if (!isSame || !answer) throw new AppError('chat-message.conflict', problemTexts.chatMessageConflict);
  return answer;
}

interface Beginning {
  readonly thread: StoredThread;
  readonly messages: readonly StoredMessage[];
  readonly question: StoredMessage;
  /** Or asked again. */
  readonly isNew: boolean;
}

async function begin(
  dependencies: ChatDependencies,
  { thread, messages, question, isNew }: Beginning,
): Promise<AsyncIterable<string>> {
  const { store, settings, transaction, now, newId, running } = dependencies;
  const { userId, id: threadId } = thread;
  const at = now();
  const wait = await settings.countQuestion(userId, at, chatLimits.messagesPerMinute);
  if (wait !== undefined) {
    throw new AppError('chat.too-many-messages', problemTexts.chatTooMany, {
      limit: 'chat-messages',
      retryAfterSeconds: wait,
    });
  }
  const adds = isNew ? 2 : 1;
  if (thread.messages + adds > chatLimits.messagesPerThread)
    throw new AppError('chat-thread.full', problemTexts.chatThreadFull, { limit: 'chat-thread' });

  const answer: StoredMessage = {
    ...question,
    id: newId(),
    parentId: question.id,
    role: 'assistant',
    parts: [],
    status: 'answering',
    // Listed after its question.
    createdAt: new Date(Math.max(at.getTime(), question.createdAt.getTime() + 1)),
    page: null,
  };
  const { retention, contexts, memories } = await settings.findByUser(userId);
  const title =
    thread.titled || messages.length > 0 ? undefined : titleFrom(textOf(question), chatLimits.titleCharacters);
  const answering = {
    messageId: answer.id,
    owner: running.owner,
    until: new Date(at.getTime() + running.leaseMilliseconds),
    stop: false,
  };
  await transaction(async (transaction) => {
    const isOurs = await store.beginAnswer(
      userId,
      threadId,
      { answering, now: at, adds, expiresAt: expiryOf(at, retention), title },
      transaction,
    );
    if (!isOurs) throw new AppError('chat.answering', problemTexts.chatAnswering);
    await store.insertMessages(isNew ? [question, answer] : [answer], transaction);
  });

  const buyer = dependencies.readerOf(userId);
  const branch = branchTo(messages, question.parentId);
  const pasted = pastedOf(question);
  const context: Omit<ToolContext, 'pasted'> = {
    buyer,
    granted: contexts,
    now: at,
    day: dayOf(dependencies.figuresAt()),
    rates: dependencies.currentRates(),
    computeAffordability: dependencies.computeAffordability,
    knowledge: dependencies.knowledge,
    newId,
  };
  const last = branch.at(-1);
  running.begin(answer, async function* (signal) {
    const read = await readAttached(dependencies, { question, branch, isGranted: contexts.documents });
    const { attached } = read;
    const turn: Turn = {
      question: textOf(question),
      pasted,
      attached,
      notices: read.notices,
      earlier: branch.map((message) => ({
        role: message.role,
        text: textOf(message),
        pasted: pastedOf(message),
        attached: read.attachedTo(message),
      })),
      page: question.page,
      memories,
      pending: last?.pending ?? undefined,
      timeZone: await buyer.timeZone(),
      context: { ...context, pasted: pasted ?? attached[0]?.text },
      signal,
    };
    const engines = { withoutModel: noModelEngine, withModel: dependencies.modelFor(userId, dayOf(at)) };
    // A question about citizenship or marriage stays here: a model would only get a gap in its place.
    yield* composeAnswer(turn, engines, { mayUseModel: !forProvider(turn.question).isChanged });
  });
  return followAnswer(dependencies, answer);
}

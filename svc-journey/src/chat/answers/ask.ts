import { chatLimits, type ChatQuestion } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { dayOf, rowsToday } from '../../policy/index.js';
import { buyerReader } from '../buyer-reader.js';
import type { ChatDependencies } from '../dependencies.js';
import type { ModelFailure, Turn } from '../engines/engine.js';
import { noModelEngine } from '../engines/no-model/index.js';
import { forProvider } from '../guards/private-text.js';
import type { StoredChatSettings } from '../settings/chat-settings-store.js';
import { unknownThread } from '../threads/find-thread.js';
import {
  branchTo,
  expiryOf,
  pastedOf,
  textOf,
  titleFrom,
  type StoredMessage,
  type StoredThread,
} from '../threads/thread.js';
import { composeAnswer } from './compose-answer.js';
import { followAnswer } from './answer-feed.js';
import {
  answerSentBefore,
  countedMilliseconds,
  questionOf,
  requirePace,
  requireParent,
  requireRoom,
  unknownMessage,
} from './next-turn.js';

interface Place {
  readonly userId: string;
  readonly threadId: string;
}

interface Found {
  readonly thread: StoredThread | undefined;
  readonly messages: readonly StoredMessage[];
}

/**
 * Stores a question and begins its answer, or follows the answer if the question was sent before. The first question
 * starts the thread.
 * @throws AppError `chat-thread.not-found` and `chat-message.not-found` for an unknown parent, `chat-message.conflict`,
 *   `chat.too-many-messages`, `chat-thread.full`, `chat-thread.too-many`, `chat.answering`
 */
export function ask(
  dependencies: ChatDependencies,
  { userId, threadId }: Place,
  asked: ChatQuestion,
): Promise<AsyncIterable<string>> {
  return begin(dependencies, { userId, threadId }, ({ thread, messages }, createdAt) => {
    const answer = answerSentBefore(asked, messages);
    if (answer) return { answer };
    requireParent(asked, thread, messages);
    return { question: questionOf(asked, { userId, threadId, createdAt }), isNew: true };
  });
}

/** Answers a question again. @throws AppError as `ask` */
export function askAgain(
  dependencies: ChatDependencies,
  place: Place,
  questionId: string,
): Promise<AsyncIterable<string>> {
  return begin(dependencies, place, ({ thread, messages }) => {
    if (!thread) throw unknownThread();
    const question = messages.find(({ id, role }) => id === questionId && role === 'user');
    if (!question) throw unknownMessage();
    return { question, isNew: false };
  });
}

type Next = { readonly answer: StoredMessage } | { readonly question: StoredMessage; readonly isNew: boolean };

interface Begun {
  readonly question: StoredMessage;
  readonly answer: StoredMessage;
  /** The branch before the question, oldest first. */
  readonly branch: readonly StoredMessage[];
  readonly kept: StoredChatSettings;
}

/**
 * Claims the thread for an answer in one transaction. Writes to the buyer’s settings, so that the second of two
 * concurrent questions sees the first.
 */
async function begin(
  dependencies: ChatDependencies,
  { userId, threadId }: Place,
  nextOf: (found: Found, at: Date) => Next,
): Promise<AsyncIterable<string>> {
  const { store, settings, transaction, now, newId, running } = dependencies;
  const begun = await transaction(async (transaction): Promise<Begun | { readonly answer: StoredMessage }> => {
    const at = now();
    const thread = await store.findThread(userId, threadId, at, transaction);
    const messages = thread ? await store.findMessages(thread, transaction) : [];
    const next = nextOf({ thread, messages }, at);
    if ('answer' in next) return next;

    const { question, isNew } = next;
    const since = new Date(at.getTime() - countedMilliseconds);
    const kept = await settings.noteQuestion(userId, { at, since }, transaction);
    requirePace(kept.asked, at);
    if (!thread && (await store.countThreads(userId, transaction)) >= chatLimits.threads) throw tooManyThreads();
    const before = thread ?? newThread(question, at);
    const added = isNew ? 2 : 1;
    requireRoom(before, added, at);
    const answer = emptyAnswer(question, newId(), at);
    await store.saveTurn(
      {
        ...before,
        updatedAt: at,
        expiresAt: expiryOf(at, kept.retention),
        messages: before.messages + added,
        answering: running.claim(answer.id),
      },
      isNew ? [question, answer] : [answer],
      transaction,
    );
    return { question, answer, branch: branchTo(messages, question.parentId), kept };
  });
  if ('question' in begun) running.begin(begun.answer, (signal) => compose(dependencies, begun, signal));
  return followAnswer(dependencies, begun.answer);
}

const tooManyThreads = () =>
  new AppError(
    'chat-thread.too-many',
    `You have ${chatLimits.threads} conversations, which is the most we keep. Delete one to start another.`,
    { limit: 'chat-threads' },
  );

const newThread = (question: StoredMessage, at: Date): StoredThread => ({
  id: question.threadId,
  userId: question.userId,
  title: titleFrom(textOf(question), chatLimits.titleCharacters),
  createdAt: at,
  updatedAt: at,
  expiresAt: null,
  messages: 0,
  answering: null,
});

const emptyAnswer = (question: StoredMessage, id: string, at: Date): StoredMessage => ({
  ...question,
  id,
  parentId: question.id,
  role: 'assistant',
  parts: [],
  status: 'answering',
  // Listed after its question.
  createdAt: new Date(Math.max(at.getTime(), question.createdAt.getTime() + 1)),
});

/** Where most buyers are, for questions that came without a time zone. */
const usualTimeZone = 'America/Chicago';

function compose(dependencies: ChatDependencies, { question, answer, branch, kept }: Begun, signal: AbortSignal) {
  const { reads, knowledge, currentRates, figuresAt, newId, logger } = dependencies;
  const { userId } = question;
  const { contexts, memories } = kept;
  // Data that the buyer has stopped sharing is no longer known from earlier answers, either.
  const known = branch.filter(({ used }) => used.every((context) => contexts[context]));
  const last = branch.at(-1);
  const pasted = pastedOf(question);
  const timeZone = question.timeZone ?? usualTimeZone;
  const { date: day, rows } = rowsToday({ policyRowsFor: dependencies.policyRowsFor, now: figuresAt });
  const turn: Turn = {
    question: textOf(question),
    pasted,
    earlier: known.map((message) => ({ role: message.role, text: textOf(message), pasted: pastedOf(message) })),
    page: question.page,
    memories,
    pending: (last && known.includes(last) ? last.pending : undefined) ?? undefined,
    timeZone,
    context: {
      buyer: buyerReader(reads, userId),
      granted: contexts,
      now: answer.createdAt,
      day,
      timeZone,
      rates: currentRates(),
      rows,
      knowledge,
      newId,
      pasted,
    },
    signal,
  };
  const engines = { withoutModel: noModelEngine, withModel: dependencies.modelFor(userId, dayOf(answer.createdAt)) };
  // A question about citizenship or marriage isn’t sent to a model, which would only get a gap in its place.
  return composeAnswer(turn, engines, {
    mayUseModel: !forProvider(turn.question).isChanged,
    onFailure: (failure) => logger.warn(modelFailureLog(failure), 'an answer came without the model'),
  });
}

/** Leaves out the message, which may contain the buyer’s question. */
function modelFailureLog({ reason, cause }: ModelFailure) {
  const status = cause instanceof Error && 'statusCode' in cause ? cause.statusCode : undefined;
  return { reason, error: cause instanceof Error ? cause.name : undefined, status };
}

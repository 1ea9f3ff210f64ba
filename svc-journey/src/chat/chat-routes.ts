import * as journey from '@hearthway/contracts/journey';
import { operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { decideAction } from './actions/decide-action.js';
import { ask, askAgain } from './answers/ask.js';
import { endOfAnswer, followAnswer, settledAnswer } from './answers/answer-feed.js';
import { unknownMessage } from './answers/next-turn.js';
import type { ChatDependencies } from './dependencies.js';
import {
  addMemory,
  changeMemory,
  changeSettings,
  clearMemories,
  deleteMemory,
  readSettings,
} from './settings/chat-settings.js';
import { findThread } from './threads/find-thread.js';
import { listThreads } from './threads/list-threads.js';
import { shownMessage, shownThread } from './threads/thread.js';

const userOf = (context: RequestContext) => principalOf(context).userId;

export function chatRoutes(dependencies: ChatDependencies) {
  const { store, transaction, now, running } = dependencies;
  const routes = operationRouter();

  routes.handle(journey.listChatThreads, async ({ query }, context) => ({
    threads: await listThreads(dependencies, userOf(context), query.search),
  }));

  routes.handle(journey.getChatThread, async ({ params: { threadId } }, context) => {
    const userId = userOf(context);
    const thread = await findThread(dependencies, userId, threadId);
    const stored = await store.findMessages(thread);
    const messages = await Promise.all(stored.map((message) => settledAnswer(dependencies, message)));
    return {
      thread: shownThread(thread, now()),
      messages: messages.filter((message) => message !== undefined).map(shownMessage),
    };
  });

  routes.handle(journey.renameChatThread, async ({ params: { threadId }, body }, context) => {
    await store.renameThread(userOf(context), threadId, body.title);
    return shownThread(await findThread(dependencies, userOf(context), threadId), now());
  });

  routes.handle(journey.deleteChatThread, async ({ params: { threadId } }, context) => {
    const { userId, answering } = await findThread(dependencies, userOf(context), threadId);
    await transaction((transaction) => store.deleteThread(userId, threadId, transaction));
    if (answering) running.stop({ userId, threadId, id: answering.messageId });
    return undefined;
  });

  routes.handle(journey.sendChatMessage, async ({ params: { threadId }, body }, context) =>
    streamed(context, await ask(dependencies, { userId: userOf(context), threadId }, body)),
  );

  routes.handle(journey.retryChatMessage, async ({ params: { threadId, messageId } }, context) =>
    streamed(context, await askAgain(dependencies, { userId: userOf(context), threadId }, messageId)),
  );

  routes.handle(journey.resumeChatMessage, async ({ params }, context) =>
    streamed(context, followAnswer(dependencies, await findAnswer(params, context))),
  );

  routes.handle(journey.stopChatMessage, async ({ params }, context) => {
    const answer = await findAnswer(params, context);
    await store.askToStop(answer.userId, answer.threadId, answer.id);
    running.stop(answer);
    // The process that writes it may be another one. Once it has stopped, the buyer can ask the next question.
    await endOfAnswer(dependencies, answer);
    return undefined;
  });

  routes.handle(journey.rateChatMessage, async ({ params, body: { feedback } }, context) => {
    const answer = await findAnswer(params, context);
    await store.saveFeedback(answer.userId, answer.threadId, answer.id, feedback);
    return shownMessage({ ...answer, feedback });
  });

  routes.handle(journey.decideChatAction, ({ params, body }, context) =>
    decideAction(dependencies, { userId: userOf(context), ...params, ...body, correlationId: context.correlationId }),
  );

  routes.handle(journey.getChatSettings, (_input, context) => readSettings(dependencies, userOf(context)));

  routes.handle(journey.changeChatSettings, ({ body }, context) => changeSettings(dependencies, userOf(context), body));

  routes.handle(journey.addChatMemory, ({ headers, body: { text } }, context) =>
    addMemory(dependencies, { userId: userOf(context), idempotencyKey: headers['idempotency-key'], text }),
  );

  routes.handle(journey.changeChatMemory, ({ params, body: { text } }, context) =>
    changeMemory(dependencies, userOf(context), { id: params.memoryId, text }),
  );

  routes.handle(journey.deleteChatMemory, async ({ params }, context) => {
    await deleteMemory(dependencies, userOf(context), params.memoryId);
    return undefined;
  });

  routes.handle(journey.clearChatMemories, async (_input, context) => {
    await clearMemories(dependencies, userOf(context));
    return undefined;
  });

  routes.handle(journey.getChatFeedbackReport, async () => ({ counts: await store.countFeedback() }));

  return routes;

  /** @throws AppError `chat-thread.not-found`, `chat-message.not-found` */
  async function findAnswer(
    { threadId, messageId }: { readonly threadId: string; readonly messageId: string },
    context: RequestContext,
  ) {
    const { userId } = await findThread(dependencies, userOf(context), threadId);
    const message = await store.findMessage(userId, threadId, messageId);
    if (message?.role !== 'assistant') throw unknownMessage();
    return message;
  }
}

/** The header tells the AI SDK in a page how to read it. */
function streamed({ response }: RequestContext, events: AsyncIterable<string>): AsyncIterable<string> {
  response.set('x-vercel-ai-ui-message-stream', 'v1');
  return events;
}

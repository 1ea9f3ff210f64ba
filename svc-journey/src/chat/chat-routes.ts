import * as journey from '@hearthway/contracts/journey';
import { creationIdOf, operationRouter, principalOf, type RequestContext } from '@hearthway/service-kit';
import { decideAction } from './actions/decide-action.js';
import { ask, askAgain, unknownMessage } from './answers/ask.js';
import { followAnswer, settledAnswer } from './answers/follow-answer.js';
import type { ChatDependencies } from './dependencies.js';
import { reportFeedback } from './feedback-report.js';
import { addMemory, readSettings, saveContexts, saveRetention, unknownMemory } from './settings/chat-settings.js';
import { suggestionsFor } from './suggestions.js';
import { findThread } from './threads/find-thread.js';
import { createThread, listThreads } from './threads/keep-threads.js';
import { shownMessage, shownThread, toMarkdown } from './threads/thread.js';

export function chatRoutes(dependencies: ChatDependencies) {
  const { store, settings, transaction, now, running } = dependencies;
  const routes = operationRouter();
  const userOf = (context: RequestContext) => principalOf(context).userId;

  routes.handle(journey.listChatThreads, async ({ query }, context) => ({
    threads: await listThreads(dependencies, userOf(context), query.search),
  }));

  routes.handle(journey.createChatThread, ({ body }, context) =>
    createThread(dependencies, { userId: userOf(context), threadId: creationIdOf(context), title: body.title }),
  );

  routes.handle(journey.getChatThread, async ({ params: { threadId } }, context) => {
    const userId = userOf(context);
    const thread = await findThread(dependencies, userId, threadId);
    const messages = await Promise.all(
      (await store.findMessages(userId, threadId)).map((message) => settledAnswer(dependencies, message)),
    );
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
    if (answering) running.stop(threadId, answering.messageId);
    await transaction((transaction) => store.deleteThread(userId, threadId, transaction));
    return undefined;
  });

  routes.handle(journey.exportChatThread, async ({ params: { threadId } }, context) => {
    const thread = await findThread(dependencies, userOf(context), threadId);
    const messages = await store.findMessages(thread.userId, threadId);
    return {
      fileName: `mia-${thread.createdAt.toISOString().slice(0, 10)}.md`,
      markdown: toMarkdown(thread, messages),
    };
  });

  routes.handle(journey.sendChatMessage, ({ params: { threadId }, body }, context) => {
    streaming(context);
    return ask(dependencies, { userId: userOf(context), threadId }, body);
  });

  routes.handle(journey.retryChatMessage, ({ params: { threadId, messageId } }, context) => {
    streaming(context);
    return askAgain(dependencies, { userId: userOf(context), threadId }, messageId);
  });

  routes.handle(journey.resumeChatMessage, async ({ params }, context) => {
    streaming(context);
    return followAnswer(dependencies, await findAnswer(params, context));
  });

  routes.handle(journey.stopChatMessage, async ({ params }, context) => {
    const { userId, threadId, id } = await findAnswer(params, context);
    await store.askToStop(userId, threadId, id);
    running.stop(threadId, id);
    return undefined;
  });

  routes.handle(journey.rateChatMessage, async ({ params, body }, context) => {
    const { userId, threadId, id } = await findAnswer(params, context);
    await store.saveFeedback(userId, threadId, id, body.feedback);
    return shownMessage(await findAnswer(params, context));
  });

  routes.handle(journey.decideChatAction, ({ params, body }, context) =>
    decideAction(dependencies, { userId: userOf(context), ...params, ...body, correlationId: context.correlationId }),
  );

  routes.handle(journey.getChatSettings, (_input, context) => readSettings(dependencies, userOf(context)));
  routes.handle(journey.saveChatContexts, ({ body }, context) => saveContexts(dependencies, userOf(context), body));
  routes.handle(journey.saveChatRetention, ({ body }, context) =>
    saveRetention(dependencies, userOf(context), body.retention),
  );

  routes.handle(journey.addChatMemory, ({ body }, context) =>
    addMemory(dependencies, userOf(context), creationIdOf(context), body.text),
  );

  routes.handle(journey.changeChatMemory, async ({ params, body }, context) => {
    const changed = await settings.changeMemory(userOf(context), params.memoryId, body.text);
    if (!changed) throw unknownMemory();
    return changed;
  });

  routes.handle(journey.deleteChatMemory, async ({ params }, context) => {
    if (!(await settings.deleteMemory(userOf(context), params.memoryId))) throw unknownMemory();
    return undefined;
  });

  routes.handle(journey.clearChatMemories, async (_input, context) => {
    await settings.clearMemories(userOf(context));
    return undefined;
  });

  routes.handle(journey.listChatSuggestions, async ({ query }, context) => ({
    suggestions: [...suggestionsFor(query.page, await dependencies.readerOf(userOf(context)).milestones())],
  }));

  routes.handle(journey.getChatFeedbackReport, () => reportFeedback(dependencies));

  return routes;

  async function findAnswer(
    { threadId, messageId }: { readonly threadId: string; readonly messageId: string },
    context: RequestContext,
  ) {
    await findThread(dependencies, userOf(context), threadId);
    const message = await store.findMessage(userOf(context), threadId, messageId);
    if (message?.role !== 'assistant') throw unknownMessage();
    return message;
  }
}

/** How the AI SDK in a page knows the format. */
function streaming({ response }: RequestContext): void {
  response.set('x-vercel-ai-ui-message-stream', 'v1');
}

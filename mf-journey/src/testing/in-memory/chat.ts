import * as journey from '@hearthway/contracts/journey';
import type {
  ChatAction,
  ChatChunk,
  ChatMessage,
  ChatMetadata,
  ChatSettings,
  ChatThread,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenChat {
  readonly settings?: Partial<ChatSettings>;
  readonly threads?: readonly { readonly thread: ChatThread; readonly messages: readonly ChatMessage[] }[];
  readonly suggestions?: readonly string[];
  /** What Mia answers, after the start and before the finish. */
  readonly answer?: (question: ChatMessage) => readonly ChatChunk[];
  /** Waited for before each chunk but the first. */
  readonly beforeChunk?: (chunk: ChatChunk) => Promise<void> | undefined;
}

interface StoredThread {
  thread: ChatThread;
  messages: ChatMessage[];
}

const moment = '2026-11-20T15:00:00.000Z';

const defaultSettings: ChatSettings = {
  contexts: journey.noChatContexts,
  consents: [],
  retention: journey.defaultChatRetention,
  memories: [],
  engine: { kind: 'none', provider: null, model: null },
};

/** Mia with answers that are given, by the contract: branches, resuming, stopping, and actions. */
export function inMemoryChat(given: GivenChat = {}) {
  let settings: ChatSettings = { ...defaultSettings, ...given.settings };
  const threads = new Map<string, StoredThread>(
    given.threads?.map(({ thread, messages }) => [thread.id, { thread, messages: [...messages] }]),
  );
  const threadsByKey = new Map<string | undefined, string>();
  const stopped = new Set<string>();
  const questions: journey.ChatQuestion[] = [];
  let lastId = 0;
  const newId = (kind: string): string => `${kind}-${(lastId += 1)}`;
  const { answer = () => textAnswer('I don’t know that.'), beforeChunk = () => undefined } = given;

  const threadOf = (threadId: string): StoredThread => {
    const found = threads.get(threadId);
    if (!found) throw new Refusal(404, 'chat-thread.not-found', 'We couldn’t find that conversation');
    return found;
  };
  const messageOf = (threadId: string, messageId: string): ChatMessage => {
    const found = threadOf(threadId).messages.find(({ id }) => id === messageId);
    if (!found) throw new Refusal(404, 'chat-message.not-found', 'We couldn’t find that message');
    return found;
  };
  const put = (threadId: string, message: ChatMessage): ChatMessage => {
    const stored = threadOf(threadId);
    const isKnown = stored.messages.some(({ id }) => id === message.id);
    stored.messages = isKnown
      ? stored.messages.map((other) => (other.id === message.id ? message : other))
      : [...stored.messages, message];
    return message;
  };
  const answering = (threadId: string, answeringId: string | null): void => {
    const stored = threads.get(threadId);
    if (stored) stored.thread = { ...stored.thread, answeringId };
  };

  async function* streamed(threadId: string, question: ChatMessage): AsyncGenerator<string> {
    const metadata: ChatMetadata = {
      parentId: question.id,
      createdAt: moment,
      status: 'answering',
      engine: 'none',
      used: Object.entries(settings.contexts).flatMap(([context, on]) => (on ? [context as journey.ChatContext] : [])),
      feedback: null,
    };
    const id = newId('answer');
    put(threadId, { id, role: 'assistant', parts: [], metadata });
    answering(threadId, id);
    yield JSON.stringify({ type: 'start', messageId: id, messageMetadata: metadata } satisfies ChatChunk);
    const chunks = answer(question);
    for (const chunk of chunks) {
      await beforeChunk(chunk);
      if (stopped.has(id)) break;
      put(threadId, { ...messageOf(threadId, id), parts: partsAfter(messageOf(threadId, id).parts, chunk) });
      yield JSON.stringify(chunk);
    }
    answering(threadId, null);
    const last = messageOf(threadId, id);
    const ended: ChatMessage = {
      ...last,
      metadata: { ...last.metadata, status: stopped.has(id) ? 'stopped' : 'complete' },
    };
    put(threadId, ended);
    if (stopped.has(id)) yield JSON.stringify({ type: 'abort' } satisfies ChatChunk);
    else yield JSON.stringify({ type: 'finish', messageMetadata: ended.metadata } satisfies ChatChunk);
    yield '[DONE]';
  }

  async function* replayed(message: ChatMessage): AsyncGenerator<string> {
    await Promise.resolve();
    yield JSON.stringify({ type: 'start', messageId: message.id, messageMetadata: message.metadata });
    for (const [place, part] of message.parts.entries()) {
      if (part.type !== 'text') yield JSON.stringify(part);
      else for (const chunk of textAnswer(part.text, `text-${place}`)) yield JSON.stringify(chunk);
    }
    yield JSON.stringify({ type: 'finish', messageMetadata: { ...message.metadata, status: 'complete' } });
    yield '[DONE]';
  }

  return {
    chatSettings: () => settings,
    chatThreads: () => [...threads.values()],
    chatQuestions: () => questions,
    routes: [
      route(journey.listChatThreads, ({ query }) => ({
        threads: [...threads.values()]
          .map(({ thread }) => thread)
          .filter(({ title }) => title.toLowerCase().includes((query.search ?? '').toLowerCase()))
          .reverse(),
      })),
      route(journey.createChatThread, (_input, { idempotencyKey }) => {
        const known = threadsByKey.get(idempotencyKey);
        if (known !== undefined) return threadOf(known).thread;
        const thread: ChatThread = {
          id: newId('thread'),
          title: 'New conversation',
          createdAt: moment,
          updatedAt: moment,
          answeringId: null,
          expiresAt: null,
        };
        threads.set(thread.id, { thread, messages: [] });
        threadsByKey.set(idempotencyKey, thread.id);
        return thread;
      }),
      route(journey.getChatThread, ({ params }) => threadOf(params.threadId)),
      route(journey.renameChatThread, ({ params, body }) => {
        const stored = threadOf(params.threadId);
        stored.thread = { ...stored.thread, title: body.title };
        return stored.thread;
      }),
      route(journey.deleteChatThread, ({ params }) => {
        threadOf(params.threadId);
        threads.delete(params.threadId);
        return undefined;
      }),
      route(journey.exportChatThread, ({ params }) => ({
        fileName: 'conversation.md',
        markdown: `# ${threadOf(params.threadId).thread.title}\n`,
      })),
      route(journey.sendChatMessage, ({ params, body }) => {
        const stored = threadOf(params.threadId);
        if (stored.messages.length === 0) stored.thread = { ...stored.thread, title: body.text.slice(0, 80) };
        questions.push(body);
        return streamed(params.threadId, put(params.threadId, questionFrom(body)));
      }),
      route(journey.retryChatMessage, ({ params }) =>
        streamed(params.threadId, messageOf(params.threadId, params.messageId)),
      ),
      route(journey.resumeChatMessage, ({ params }) => {
        const message = messageOf(params.threadId, params.messageId);
        answering(params.threadId, null);
        put(params.threadId, { ...message, metadata: { ...message.metadata, status: 'complete' } });
        return replayed(message);
      }),
      route(journey.stopChatMessage, ({ params }) => {
        stopped.add(messageOf(params.threadId, params.messageId).id);
        return undefined;
      }),
      route(journey.rateChatMessage, ({ params, body }) => {
        const message = messageOf(params.threadId, params.messageId);
        return put(params.threadId, { ...message, metadata: { ...message.metadata, feedback: body.feedback } });
      }),
      route(journey.decideChatAction, ({ params, body }) => {
        for (const message of threadOf(params.threadId).messages) {
          const part = message.parts.find((one) => one.type === 'data-action' && one.data.id === params.actionId);
          if (part?.type !== 'data-action') continue;
          const decided: ChatAction = {
            ...part.data,
            status: body.decision === 'confirm' ? 'confirmed' : 'declined',
            path: body.decision === 'confirm' ? '/dashboard' : null,
          };
          put(params.threadId, {
            ...message,
            parts: message.parts.map((one) => (one === part ? { ...part, data: decided } : one)),
          });
          return decided;
        }
        throw new Refusal(404, 'chat-action.not-found', 'We couldn’t find that proposal');
      }),
      route(journey.getChatSettings, () => settings),
      route(journey.saveChatContexts, ({ body }) => {
        const changed = Object.entries(body).filter(
          ([context, granted]) => settings.contexts[context as journey.ChatContext] !== granted,
        );
        const consents = changed.map(([context, granted]) => ({
          context: context as journey.ChatContext,
          granted,
          at: moment,
        }));
        settings = { ...settings, contexts: body, consents: [...consents, ...settings.consents] };
        return settings;
      }),
      route(journey.saveChatRetention, ({ body }) => {
        settings = { ...settings, retention: body.retention };
        return settings;
      }),
      route(journey.addChatMemory, ({ body }) => {
        const memory = { id: newId('memory'), text: body.text, savedAt: moment };
        settings = { ...settings, memories: [...settings.memories, memory] };
        return memory;
      }),
      route(journey.changeChatMemory, ({ params, body }) => {
        const memory = { id: params.memoryId, text: body.text, savedAt: moment };
        settings = { ...settings, memories: settings.memories.map((one) => (one.id === memory.id ? memory : one)) };
        return memory;
      }),
      route(journey.deleteChatMemory, ({ params }) => {
        settings = { ...settings, memories: settings.memories.filter(({ id }) => id !== params.memoryId) };
        return undefined;
      }),
      route(journey.clearChatMemories, () => {
        settings = { ...settings, memories: [] };
        return undefined;
      }),
      route(journey.listChatSuggestions, ({ query }) => ({
        suggestions: [
          ...(given.suggestions ?? [
            query.page === undefined ? 'What should I do next?' : 'What does this page need from me?',
            'How much cash do I need to close?',
          ]),
        ],
      })),
    ],
  };
}

/** An answer of one text, a sentence in each chunk. */
export function textAnswer(text: string, id = 'text'): ChatChunk[] {
  const sentences = text.split(/(?<=[.!?] )/);
  return [
    { type: 'text-start', id },
    ...sentences.map((delta): ChatChunk => ({ type: 'text-delta', id, delta })),
    { type: 'text-end', id },
  ];
}

function questionFrom({ messageId, parentId, text, pasted, documentIds = [] }: journey.ChatQuestion): ChatMessage {
  return {
    id: messageId,
    role: 'user',
    parts: [
      { type: 'text', text },
      ...(pasted === undefined ? [] : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: pasted } }]),
      ...documentIds.map((documentId) => ({
        type: 'data-document' as const,
        id: `document-${documentId}`,
        data: { documentId, name: `Document ${documentId}` },
      })),
    ],
    metadata: { parentId, createdAt: moment, status: 'complete', engine: null, used: [], feedback: null },
  };
}

function partsAfter(parts: ChatMessage['parts'], chunk: ChatChunk): ChatMessage['parts'] {
  if (chunk.type === 'text-start') return [...parts, { type: 'text', text: '' }];
  if (chunk.type === 'text-delta') {
    return parts.map((part, place) =>
      part.type === 'text' && place === parts.length - 1 ? { ...part, text: part.text + chunk.delta } : part,
    );
  }
  const isKept =
    chunk.type === 'data-card' ||
    chunk.type === 'data-citation' ||
    chunk.type === 'data-action' ||
    chunk.type === 'data-notice';
  return isKept ? [...parts, chunk] : parts;
}

import * as journey from '@hearthway/contracts/journey';
import type { ChatMessage, ChatMetadata, ChatPart, ChatSettings, ChatThread } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';
import type { UIMessageChunk } from 'ai';

/** What follows in an answer. */
export type AnswerPart = string | Exclude<ChatPart, { type: 'text' }>;

export interface GivenChat {
  readonly settings?: Partial<ChatSettings>;
  readonly threads?: readonly { readonly thread: ChatThread; readonly messages: readonly ChatMessage[] }[];
  /** What Mia answers. Texts are streamed sentence by sentence. */
  readonly answer?: (question: ChatMessage) => readonly AnswerPart[];
  /** Waited for before each chunk of an answer. What is thrown stands for a lost connection: Mia goes on writing. */
  readonly beforeChunk?: (chunk: UIMessageChunk) => Promise<void> | undefined;
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
  const questions: journey.ChatQuestion[] = [];
  let lastId = 0;
  const newId = (kind: string): string => `${kind}-${(lastId += 1)}`;
  const { answer = () => ['I don’t know that.'], beforeChunk = () => undefined } = given;

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
  const end = (threadId: string, message: ChatMessage, status: ChatMetadata['status']): ChatMessage => {
    const stored = threadOf(threadId);
    stored.thread = { ...stored.thread, answeringId: null };
    return put(threadId, { ...message, metadata: { ...message.metadata, status } });
  };
  const isStopped = (threadId: string, id: string): boolean => messageOf(threadId, id).metadata.status === 'stopped';

  async function* streamed(threadId: string, question: ChatMessage): AsyncGenerator<string> {
    const begun = answerTo(question, newId('answer'), settings);
    const stored = threadOf(threadId);
    stored.thread = { ...stored.thread, answeringId: begun.id };
    put(threadId, begun);
    const whole: ChatMessage = { ...begun, parts: answer(question).map(partOf) };
    for (const chunk of chunksOf(whole)) {
      await beforeChunk(chunk);
      if (isStopped(threadId, begun.id)) return;
      if (chunk.type === 'finish') end(threadId, whole, 'complete');
      else put(threadId, { ...begun, parts: partsAfter(messageOf(threadId, begun.id).parts, chunk) });
      yield JSON.stringify(chunk);
    }
    yield '[DONE]';
  }

  /** Meanwhile, Mia has finished it. */
  async function* replayed(threadId: string, begun: ChatMessage): AsyncGenerator<string> {
    const question = messageOf(threadId, begun.metadata.parentId ?? '');
    const isOpen = begun.metadata.status === 'answering';
    const whole = isOpen ? end(threadId, { ...begun, parts: answer(question).map(partOf) }, 'complete') : begun;
    for (const chunk of chunksOf(whole)) yield await Promise.resolve(JSON.stringify(chunk));
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
      route(journey.sendChatMessage, ({ params: { threadId }, body }) => {
        questions.push(body);
        const thread = newThread(threadId, body.text);
        if (body.parentId === null && !threads.has(threadId)) threads.set(threadId, { thread, messages: [] });
        const known = threadOf(threadId).messages.find(({ metadata }) => metadata.parentId === body.messageId);
        if (known) return replayed(threadId, known);
        return streamed(threadId, put(threadId, questionFrom(body)));
      }),
      route(journey.retryChatMessage, ({ params }) =>
        streamed(params.threadId, messageOf(params.threadId, params.messageId)),
      ),
      route(journey.resumeChatMessage, ({ params }) =>
        replayed(params.threadId, messageOf(params.threadId, params.messageId)),
      ),
      route(journey.stopChatMessage, ({ params }) => {
        end(params.threadId, messageOf(params.threadId, params.messageId), 'stopped');
        return undefined;
      }),
      route(journey.rateChatMessage, ({ params, body }) => {
        const message = messageOf(params.threadId, params.messageId);
        return put(params.threadId, { ...message, metadata: { ...message.metadata, feedback: body.feedback } });
      }),
      route(journey.decideChatAction, ({ params, body }) => {
        const isIt = (part: ChatPart) => part.type === 'data-action' && part.data.id === params.actionId;
        const message = threadOf(params.threadId).messages.find(({ parts }) => parts.some(isIt));
        const proposed = message?.parts.find(isIt);
        if (!message || proposed?.type !== 'data-action') {
          throw new Refusal(404, 'chat-action.not-found', 'We couldn’t find that proposal');
        }
        const isConfirmed = body.decision === 'confirm';
        const data: journey.ChatAction = {
          ...proposed.data,
          status: isConfirmed ? 'confirmed' : 'declined',
          path: isConfirmed ? '/dashboard' : null,
        };
        const parts = message.parts.map((part) => (part === proposed ? { ...proposed, data } : part));
        put(params.threadId, { ...message, parts });
        return data;
      }),
      route(journey.getChatSettings, () => settings),
      route(journey.changeChatSettings, ({ body }) => {
        const contexts = { ...settings.contexts };
        const consents: journey.ChatConsent[] = [];
        for (const context of Object.keys(contexts) as journey.ChatContext[]) {
          const granted = body.contexts?.[context] ?? contexts[context];
          if (granted !== contexts[context]) consents.push({ context, granted, at: moment });
          contexts[context] = granted;
        }
        settings = {
          ...settings,
          retention: body.retention ?? settings.retention,
          contexts,
          consents: [...consents, ...settings.consents],
        };
        return settings;
      }),
      route(journey.addChatMemory, ({ headers, body }) => {
        const id = headers['idempotency-key'];
        const known = settings.memories.find((one) => one.id === id);
        if (known) return known;
        const memory = { id, text: body.text, savedAt: moment };
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
    ],
  };
}

function newThread(id: string, title: string): ChatThread {
  return {
    id,
    title: title.slice(0, journey.chatLimits.titleCharacters),
    createdAt: moment,
    updatedAt: moment,
    answeringId: null,
    expiresAt: null,
  };
}

function questionFrom({ messageId, parentId, text, pasted }: journey.ChatQuestion): ChatMessage {
  return {
    id: messageId,
    role: 'user',
    parts: [
      { type: 'text', text },
      ...(pasted === undefined ? [] : [{ type: 'data-pasted' as const, id: 'pasted', data: { text: pasted } }]),
    ],
    metadata: { parentId, createdAt: moment, status: 'complete', engine: null, used: [], feedback: null },
  };
}

function answerTo({ id: parentId }: ChatMessage, id: string, { contexts }: ChatSettings): ChatMessage {
  const used = Object.entries(contexts).flatMap(([context, on]) => (on ? [context as journey.ChatContext] : []));
  const metadata: ChatMetadata = {
    parentId,
    createdAt: moment,
    status: 'answering',
    engine: 'none',
    used,
    feedback: null,
  };
  return { id, role: 'assistant', parts: [], metadata };
}

const partOf = (part: AnswerPart): ChatPart => (typeof part === 'string' ? { type: 'text', text: part } : part);

function chunksOf({ id, parts, metadata }: ChatMessage): readonly UIMessageChunk[] {
  return [
    { type: 'start', messageId: id, messageMetadata: { ...metadata, status: 'answering' } },
    ...parts.flatMap((part, place): readonly UIMessageChunk[] =>
      part.type === 'text' ? textChunks(part.text, `text-${place}`) : [part],
    ),
    { type: 'finish', messageMetadata: { ...metadata, status: 'complete' } },
  ];
}

/** A sentence in each chunk. */
function textChunks(text: string, id: string): readonly UIMessageChunk[] {
  const sentences = text.split(/(?<=[.!?] )/);
  return [
    { type: 'text-start', id },
    ...sentences.map((delta): UIMessageChunk => ({ type: 'text-delta', id, delta })),
    { type: 'text-end', id },
  ];
}

function partsAfter(parts: readonly ChatPart[], chunk: UIMessageChunk): ChatPart[] {
  if (chunk.type === 'text-start') return [...parts, { type: 'text', text: '' }];
  if (chunk.type === 'text-delta') {
    return parts.map((part, place) =>
      part.type === 'text' && place === parts.length - 1 ? { ...part, text: part.text + chunk.delta } : part,
    );
  }
  return chunk.type.startsWith('data-') ? [...parts, chunk as ChatPart] : [...parts];
}

import * as journey from '@hearthway/contracts/journey';
import type { ChatContextChoices, ChatFeedback, ChatMemory, ChatRetention } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

/** Keyed by buyer, so that a second account on this device never sees the first one's conversations. */
export function chatThreadsQuery(session: SessionAccess, userId: string | undefined, search: string) {
  return queryOptions({
    queryKey: [journey.listChatThreads.path, userId, search],
    queryFn: ({ signal }) => fetchThreads(session, search, signal),
    // Another window or device may have added some.
    staleTime: 0,
  });
}

export function fetchThreads(session: SessionAccess, search: string, signal?: AbortSignal) {
  const query = search === '' ? {} : { search };
  return callOperation(session.request, journey.listChatThreads, { query }, { signal });
}

export function fetchThread(session: SessionAccess, threadId: string, signal?: AbortSignal) {
  return callOperation(session.request, journey.getChatThread, { params: { threadId } }, { signal });
}

/** Called again with the same key, it returns the same conversation. */
export function sendNewThread(session: SessionAccess, idempotencyKey: string) {
  return callOperation(session.request, journey.createChatThread, { body: {} }, { idempotencyKey });
}

export function sendThreadTitle(session: SessionAccess, threadId: string, title: string) {
  return callOperation(session.request, journey.renameChatThread, { params: { threadId }, body: { title } });
}

export async function sendThreadDeletion(session: SessionAccess, threadId: string): Promise<void> {
  await callOperation(session.request, journey.deleteChatThread, { params: { threadId } });
}

export function fetchThreadExport(session: SessionAccess, threadId: string) {
  return callOperation(session.request, journey.exportChatThread, { params: { threadId } });
}

export interface PlaceOfMessage {
  readonly threadId: string;
  readonly messageId: string;
}

export async function sendStop(session: SessionAccess, params: PlaceOfMessage): Promise<void> {
  await callOperation(session.request, journey.stopChatMessage, { params });
}

export function sendFeedback(session: SessionAccess, params: PlaceOfMessage, feedback: ChatFeedback | null) {
  return callOperation(session.request, journey.rateChatMessage, { params, body: { feedback } });
}

export type Decision = 'confirm' | 'decline';

export function sendDecision(session: SessionAccess, threadId: string, actionId: string, decision: Decision) {
  const params = { threadId, actionId };
  return callOperation(session.request, journey.decideChatAction, { params, body: { decision } });
}

export function chatSettingsQuery(session: SessionAccess, userId: string | undefined) {
  return queryOptions({
    queryKey: [journey.getChatSettings.path, userId],
    queryFn: ({ signal }) => fetchSettings(session, signal),
  });
}

export function fetchSettings(session: SessionAccess, signal?: AbortSignal) {
  return callOperation(session.request, journey.getChatSettings, undefined, { signal });
}

export function sendContexts(session: SessionAccess, choices: ChatContextChoices) {
  return callOperation(session.request, journey.saveChatContexts, { body: choices });
}

export function sendRetention(session: SessionAccess, retention: ChatRetention) {
  return callOperation(session.request, journey.saveChatRetention, { body: { retention } });
}

/** Called again with the same key, it adds nothing. */
export function sendNewMemory(session: SessionAccess, text: string, idempotencyKey: string): Promise<ChatMemory> {
  return callOperation(session.request, journey.addChatMemory, { body: { text } }, { idempotencyKey });
}

export function sendChangedMemory(session: SessionAccess, memoryId: string, text: string): Promise<ChatMemory> {
  return callOperation(session.request, journey.changeChatMemory, { params: { memoryId }, body: { text } });
}

export async function sendMemoryDeletion(session: SessionAccess, memoryId: string): Promise<void> {
  await callOperation(session.request, journey.deleteChatMemory, { params: { memoryId } });
}

export async function sendMemoriesCleared(session: SessionAccess): Promise<void> {
  await callOperation(session.request, journey.clearChatMemories);
}

/** By page, or by the buyer’s current milestone. */
export function chatSuggestionsQuery(session: SessionAccess, userId: string | undefined, page: string | undefined) {
  return queryOptions({
    queryKey: [journey.listChatSuggestions.path, userId, page],
    queryFn: ({ signal }) => fetchSuggestions(session, page, signal),
  });
}

export function fetchSuggestions(session: SessionAccess, page: string | undefined, signal?: AbortSignal) {
  const query = page === undefined ? {} : { page };
  return callOperation(session.request, journey.listChatSuggestions, { query }, { signal });
}

import { getChatSettings, getChatThread, getDocumentCenter } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { makeEveryCall } from './every-call.js';
import { openOperations } from './fuzz-case.js';
import { validHeaders } from './valid-headers.js';

/** Sends a request with the buyer's token. Returns the body of a success, and throws on any other status. */
export type BuyerCall = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

/** A buyer's resources of one kind. */
export interface Owned {
  readonly ids: readonly string[];
  /** Their current state, to compare with later. */
  readonly read: () => Promise<unknown>;
}

/** Uses every feature once. Returns what the buyer owns then, for each `:name` parameter in a path. */
export async function useEveryFeature(call: BuyerCall): Promise<ReadonlyMap<string, Owned>> {
  const replies = await makeEveryCall(({ operation, body, params, headers = validHeaders(operation) }) =>
    call(operation.method, operationPath(operation, params), body, headers),
  );
  const owned = new Map<string, Owned>();
  for (const { access, path } of openOperations) {
    const [, resources = '', name] = /^(.*?)\/:([A-Za-z]+)/.exec(path) ?? [];
    if (access !== 'buyer' || name === undefined || owned.has(name)) continue;
    const isListed = openOperations.some((other) => other.method === 'GET' && other.path === resources);
    const found = isListed ? listIn(await call('GET', resources)) : [replies.get(resources)];
    const ids = idsOf(found);
    // A new buyer has no alerts, which are named by their event: the calendar has its id.
    if (ids.length === 0) continue;
    owned.set(name, { ids, read: () => call('GET', isListed ? resources : `${resources}/${ids[0]}`) });
  }
  const [threadId = ''] = owned.get('threadId')?.ids ?? [];
  for (const [name, one] of await ownedOfMia(call, threadId)) owned.set(name, one);
  const center = () => call(getDocumentCenter.method, getDocumentCenter.path);
  const { documents } = getDocumentCenter.reply.parse(await center());
  return owned.set('versionId', { ids: idsOf(documents.flatMap(({ versions }) => versions)), read: center });
}

/** What has no path of its own to be read at: it is part of a conversation, or of the settings. */
async function ownedOfMia(call: BuyerCall, threadId: string): Promise<ReadonlyMap<string, Owned>> {
  const thread = () => call(getChatThread.method, operationPath(getChatThread, { threadId }));
  const settings = () => call(getChatSettings.method, getChatSettings.path);
  const { messages } = getChatThread.reply.parse(await thread());
  const { memories } = getChatSettings.reply.parse(await settings());
  const actions = messages.flatMap(({ parts }) => parts.filter(({ type }) => type === 'data-action'));
  return new Map([
    ['messageId', { ids: idsOf(messages), read: thread }],
    ['actionId', { ids: idsOf(actions), read: thread }],
    ['memoryId', { ids: idsOf(memories), read: settings }],
  ]);
}

/** A deadline is named by its key. */
const idsOf = (all: readonly unknown[]): string[] =>
  all.map((one) => {
    const { id, key = '' } = one as { id?: string; key?: string };
    return id ?? key;
  });

/** The reply if it is a list, else the first list in it. */
function listIn(reply: unknown): readonly unknown[] {
  const parts: readonly unknown[] = Object.values(reply as object);
  return [reply, ...parts].find((part) => Array.isArray(part)) ?? [];
}

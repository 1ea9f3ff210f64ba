import {
  chatLimits,
  type changeChatSettings,
  type ChatContext,
  type ChatContextChoices,
  type ChatMemory,
  type ChatSettings,
} from '@hearthway/contracts/journey';
import type { OperationInput } from '@hearthway/contracts/operation';
import { AppError, idFromKey } from '@hearthway/service-kit';
import type { Remember } from '../actions/apply-action.js';
import type { ChatDependencies } from '../dependencies.js';
import type { StoredChatSettings } from './chat-settings-store.js';

type Needed = Pick<ChatDependencies, 'settings' | 'transaction'>;
type Chosen = OperationInput<typeof changeChatSettings>['body'];

const consentsKept = 500;
const consentsShown = 100;

export async function readSettings(
  { settings, engine }: Pick<ChatDependencies, 'settings' | 'engine'>,
  userId: string,
): Promise<ChatSettings> {
  const { contexts, consents, retention, memories } = await settings.findByUser(userId);
  return {
    contexts,
    consents: consents.slice(-consentsShown).toReversed(),
    retention,
    memories: [...memories],
    engine,
  };
}

/** Each switch that changes is a consent given or withdrawn. A new retention period also applies to existing threads. */
export async function changeSettings(
  dependencies: Needed & Pick<ChatDependencies, 'store' | 'now' | 'engine'>,
  userId: string,
  { contexts = {}, retention }: Chosen,
): Promise<ChatSettings> {
  const { settings, store, transaction, now } = dependencies;
  await transaction(async (transaction) => {
    const before = await settings.findByUser(userId, transaction);
    const consents = consentsOf(before.contexts, contexts, now());
    const changed = {
      contexts: {
        ...before.contexts,
        ...Object.fromEntries(consents.map(({ context, granted }) => [context, granted])),
      },
      consents: [...before.consents, ...consents].slice(-consentsKept),
      retention: retention ?? before.retention,
    };
    await settings.save(userId, changed, transaction);
    if (changed.retention !== before.retention) await store.changeExpiry(userId, changed.retention, transaction);
  });
  return readSettings(dependencies, userId);
}

function consentsOf(before: ChatContextChoices, chosen: NonNullable<Chosen['contexts']>, at: Date) {
  return (Object.keys(before) as ChatContext[]).flatMap((context) => {
    const granted = chosen[context] ?? before[context];
    return granted === before[context] ? [] : [{ context, granted, at: at.toISOString() }];
  });
}

/** A repeated request finds what the first added. @throws AppError `chat-memory.too-many` */
export async function addMemory(
  dependencies: Needed & Pick<ChatDependencies, 'now'>,
  { userId, idempotencyKey, text }: Parameters<Remember>[0],
): Promise<ChatMemory> {
  const memory = { id: idFromKey(userId, idempotencyKey), text, savedAt: dependencies.now().toISOString() };
  const memories = await changeMemories(dependencies, userId, (before) => {
    if (before.some(({ id }) => id === memory.id)) return before;
    if (before.length < chatLimits.memories) return [...before, memory];
    throw new AppError(
      'chat-memory.too-many',
      `Mia remembers ${chatLimits.memories} things, which is the most we keep. Delete one to add another.`,
      { limit: 'chat-memories' },
    );
  });
  return memories.find(({ id }) => id === memory.id) ?? memory;
}

/** @throws AppError `chat-memory.not-found` */
export async function changeMemory(
  dependencies: Needed,
  userId: string,
  change: Pick<ChatMemory, 'id' | 'text'>,
): Promise<ChatMemory> {
  const memories = await changeMemories(dependencies, userId, (before) =>
    before.map((memory) => (memory.id === change.id ? { ...memory, ...change } : memory)),
  );
  const changed = memories.find(({ id }) => id === change.id);
  if (!changed) throw unknownMemory();
  return changed;
}

/** @throws AppError `chat-memory.not-found` */
export async function deleteMemory(dependencies: Needed, userId: string, memoryId: string): Promise<void> {
  await changeMemories(dependencies, userId, (before) => {
    if (!before.some(({ id }) => id === memoryId)) throw unknownMemory();
    return before.filter(({ id }) => id !== memoryId);
  });
}

export async function clearMemories(dependencies: Needed, userId: string): Promise<void> {
  await changeMemories(dependencies, userId, () => []);
}

type Memories = StoredChatSettings['memories'];

const changeMemories = (
  { settings, transaction }: Needed,
  userId: string,
  change: (before: Memories) => Memories,
): Promise<Memories> =>
  transaction(async (transaction) => {
    const memories = change((await settings.findByUser(userId, transaction)).memories);
    await settings.save(userId, { memories }, transaction);
    return memories;
  });

const unknownMemory = () => new AppError('chat-memory.not-found', 'We couldn’t find that memory');

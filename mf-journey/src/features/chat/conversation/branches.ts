import type { ChatMessage } from '@hearthway/contracts/journey';

/** Which branch is shown: the message that was chosen, by the one it follows. */
export type Chosen = ReadonlyMap<string | null, string>;

/** The messages from the beginning to the end of the branch that is shown. Without a choice, the one with the newest message. */
export function shownBranch(messages: readonly ChatMessage[], chosen: Chosen): readonly ChatMessage[] {
  const shown: ChatMessage[] = [];
  const followers = byParent(messages);
  const newest = newestBranch(messages);
  let parent: string | null = null;
  for (;;) {
    const branches: readonly ChatMessage[] = followers.get(parent) ?? [];
    const picked = chosen.get(parent);
    const next =
      branches.find(({ id }) => id === picked) ?? branches.find(({ id }) => newest.has(id)) ?? branches.at(-1);
    if (!next) return shown;
    followers.delete(parent);
    shown.push(next);
    parent = next.id;
  }
}

/** The message and those beside it, oldest first. */
export function branchesAt(messages: readonly ChatMessage[], { metadata }: ChatMessage): readonly ChatMessage[] {
  return messages.filter((other) => other.metadata.parentId === metadata.parentId);
}

function byParent(messages: readonly ChatMessage[]): Map<string | null, ChatMessage[]> {
  const followers = new Map<string | null, ChatMessage[]>();
  for (const message of messages) {
    const { parentId } = message.metadata;
    followers.set(parentId, [...(followers.get(parentId) ?? []), message]);
  }
  return followers;
}

/** Ids of the newest message and of all before it. */
function newestBranch(messages: readonly ChatMessage[]): ReadonlySet<string> {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const ids = new Set<string>();
  let message = messages.at(-1);
  while (message && !ids.has(message.id)) {
    ids.add(message.id);
    message = byId.get(message.metadata.parentId ?? '');
  }
  return ids;
}

/** The part of a message that branches need. Messages are ordered from oldest to newest. */
export interface Branching {
  readonly id: string;
  readonly metadata?: { readonly parentId: string | null };
}

/** The messages from the beginning of the conversation to this one. */
export function branchTo<Message extends Branching>(
  messages: readonly Message[],
  lastId: string | undefined,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch = new Set<Message>();
  let message = byId.get(lastId ?? '');
  // Also ends if messages form a cycle.
  while (message && !branch.has(message)) {
    branch.add(message);
    message = byId.get(message.metadata?.parentId ?? '');
  }
  return [...branch].reverse();
}

/** The branch through this message whose end is newest; without one, the newest of all. */
export function newestBranch<Message extends Branching>(messages: readonly Message[], throughId?: string): Message[] {
  const last = messages.findLast(
    ({ id }) => throughId === undefined || branchTo(messages, id).some((message) => message.id === throughId),
  );
  return branchTo(messages, last?.id);
}

/** The message and those beside it, oldest first. */
export function versionsOf<Message extends Branching>(
  messages: readonly Message[],
  { metadata }: Message,
): readonly Message[] {
  return messages.filter((other) => other.metadata?.parentId === metadata?.parentId);
}

/** Each message once, by id: its latest version, in the place where it first appeared. */
export function merged<Message extends Branching>(known: readonly Message[], seen: readonly Message[]): Message[] {
  return [...new Map([...known, ...seen].map((message) => [message.id, message])).values()];
}

/** What branches are made of. Messages are ordered from the oldest to the newest. */
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
  // Ends even if messages follow each other in a circle.
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

/** Each message once, by its id: as it was last seen, where it was first seen. */
export function merged<Message extends Branching>(known: readonly Message[], seen: readonly Message[]): Message[] {
  return [...new Map([...known, ...seen].map((message) => [message.id, message])).values()];
}

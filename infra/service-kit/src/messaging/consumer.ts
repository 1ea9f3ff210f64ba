import type { Envelope, EventData, EventDefinition } from '@hearthway/contracts/envelope';
import type { ClientSession } from 'mongoose';

export interface EventHandler {
  readonly event: EventDefinition;
  handle(event: Envelope, session: ClientSession): Promise<void>;
}

export interface ConsumerDefinition {
  /** `<service>.<room>`, as in the catalogue. */
  readonly queue: string;
  readonly handlers: readonly EventHandler[];
  /** Messages in hand at once; those of one subject are handled one after the other. */
  readonly prefetch?: number;
}

/** Pairs an event with what to do. All writes of `handle` must use the session: they commit together with the inbox row. */
export function on<Definition extends EventDefinition>(
  event: Definition,
  handle: (event: Envelope<EventData<Definition>>, session: ClientSession) => Promise<void>,
): EventHandler {
  return { event, handle: handle as EventHandler['handle'] };
}

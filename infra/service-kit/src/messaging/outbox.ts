import type { Envelope, EventData, EventDefinition } from '@hearthway/contracts/envelope';
import type { ClientSession } from 'mongoose';

export interface NewEvent<Data> {
  /** Id of the thing the fact is about; events of one subject go out in the order of their commits. */
  subject: string;
  data: Data;
  correlationId: string;
  /** The event or request that led directly to this one; the correlation id when left out. */
  causationId?: string;
  occurredAt: Date;
  /** A UUID; a random one when left out. */
  id?: string;
}

export interface Outbox {
  /**
   * Writes the event in the caller's transaction. The relay is nudged by itself when the session ends.
   * @throws ZodError when the data does not fit the definition; Error when the service does not own the event
   */
  add<Definition extends EventDefinition>(
    session: ClientSession,
    definition: Definition,
    event: NewEvent<EventData<Definition>>,
  ): Promise<Envelope<EventData<Definition>>>;
}

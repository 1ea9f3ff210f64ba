import { envelope, type Envelope, type EventData, type EventDefinition } from '@hearthway/contracts/envelope';
import { mongo, type ClientSession } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '../mongo/index.js';
import { currentTraceparent } from '../tracing/index.js';
import type { EventCatalogue } from './event-catalogue.js';
import type { MessageStore, OutboxRow } from './message-store.js';

/** A fact that is about to be committed; the outbox puts the envelope around it. */
export interface NewEvent<Data> {
  /** Id of the thing the fact is about; events of one subject go out in the order of their commits. */
  subject: string;
  /**
   * The subject comes into being in this very transaction, with this as its only event so far: what cannot be overtaken
   * needs no number from the database, which spares a round trip.
   */
  opensSubject?: boolean;
  data: Data;
  correlationId: string;
  /** The event or request that led directly to this one; the correlation id when left out. */
  causationId?: string;
  occurredAt: Date;
  /** A UUID; a random one when left out. */
  id?: string;
}

/** Where a transaction leaves its events. */
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

interface OutboxOptions {
  store: () => MessageStore;
  serviceName: string;
  catalogue: EventCatalogue;
  /** Called when a session that wrote to the outbox has ended. */
  afterSession: () => void;
}

export function createOutbox({ store, serviceName, catalogue, afterSession }: OutboxOptions): Outbox {
  const owned = new Set(catalogue.filter(({ owner }) => owner === serviceName).map(({ event }) => event.type));
  const watched = new WeakSet<ClientSession>();

  return {
    async add(session, definition, event) {
      if (!owned.has(definition.type)) throw new Error(`${serviceName} does not own the event ${definition.type}`);
      if (!session.inTransaction()) throw new Error('An event is added outside a transaction');
      const message = toEnvelope(serviceName, definition, event);
      if (!watched.has(session)) {
        watched.add(session);
        session.once('ended', afterSession);
      }
      const { outbox, subjects } = store();
      const sequence = event.opensSubject ? firstSequence : await nextSequence(subjects, message.subject, session);
      await outbox.insertOne(toRow(message, sequence), { session });
      return message;
    },
  };
}

function toEnvelope<Definition extends EventDefinition>(
  producer: string,
  definition: Definition,
  event: NewEvent<EventData<Definition>>,
): Envelope<EventData<Definition>> {
  const { id = randomUUID(), occurredAt, subject, correlationId, causationId = correlationId } = event;
  const data = definition.data.parse(event.data) as EventData<Definition>;
  const frame = {
    id,
    type: definition.type,
    occurredAt: occurredAt.toISOString(),
    producer,
    correlationId,
    causationId,
  };
  envelope.parse({ ...frame, subject, data });
  return { ...frame, subject, data };
}

function toRow(message: Envelope, sequence: number): OutboxRow {
  const { id, subject, type } = message;
  const now = new Date();
  const traceparent = currentTraceparent();
  return {
    _id: id,
    subject,
    sequence,
    state: 'pending',
    type,
    body: JSON.stringify(message),
    ...(traceparent !== undefined && { traceparent }),
    createdAt: now,
    dueAt: now,
    attempts: 0,
  };
}

/** Below every number that `nextSequence` gives. */
const firstSequence = 0;

/**
 * The next number of the subject. Two open transactions that both ask conflict, so one of them runs again after the other's
 * commit: numbers follow commits. Beginning at the clock keeps them growing after an idle subject's row was forgotten.
 */
async function nextSequence(
  subjects: MessageStore['subjects'],
  subject: string,
  session: ClientSession,
): Promise<number> {
  const now = new Date();
  const grow = { $max: [{ $add: [{ $ifNull: ['$sequence', 0] }, 1] }, now.getTime()] };
  try {
    const row = await subjects.findOneAndUpdate({ _id: subject }, [{ $set: { sequence: grow, touchedAt: now } }], {
      session,
      upsert: true,
      returnDocument: 'after',
    });
    if (!row) throw new Error(`No sequence was given to the subject of an event`);
    return row.sequence;
  } catch (error) {
    // Two first events of one subject at once: the loser runs again like after any other conflict.
    if (isDuplicateKey(error) && error instanceof mongo.MongoError) {
      error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
    }
    throw error;
  }
}

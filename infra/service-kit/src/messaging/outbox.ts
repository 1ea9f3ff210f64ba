import { envelope, type Envelope, type EventData, type EventDefinition } from '@hearthway/contracts/envelope';
import { mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { isDuplicateKey, type Transaction } from '../mongo/index.js';
import { currentTraceparent } from '../tracing/index.js';
import type { EventCatalogue } from './event-catalogue.js';
import type { MessageStore, OutboxRow } from './message-store.js';

/** An event about to be committed, before the outbox wraps it in an envelope. */
export interface NewEvent<Data> {
  /** Id of the thing the event is about. Events of one subject are published in commit order. */
  subject: string;
  data: Data;
  correlationId: string;
  /** The event or request that directly caused this one; by default the correlation id. */
  causationId?: string;
  occurredAt: Date;
  /** A UUID; random by default. */
  id?: string;
}

/** Transactions write their events here. */
export interface Outbox {
  /**
   * Writes the event in the caller's transaction. The relay is woken when the transaction has ended.
   * @throws ZodError when the data does not fit the definition; Error when the service does not own the event
   */
  insert<Definition extends EventDefinition>(
    definition: Definition,
    event: NewEvent<EventData<Definition>>,
    transaction: Transaction,
  ): Promise<Envelope<EventData<Definition>>>;
  /** The same for many events at once, each of a subject of its own that never had one: with random ids, there is no order to keep. */
  insertFirsts<Definition extends EventDefinition>(
    definition: Definition,
    events: readonly NewEvent<EventData<Definition>>[],
    transaction: Transaction,
  ): Promise<void>;
}

interface OutboxOptions {
  store: () => MessageStore;
  serviceName: string;
  catalogue: EventCatalogue;
  /** Called when a transaction that wrote to the outbox has ended. */
  afterTransaction: () => void;
}

export function createOutbox({ store, serviceName, catalogue, afterTransaction }: OutboxOptions): Outbox {
  const owned = new Set(catalogue.filter(({ owner }) => owner === serviceName).map(({ event }) => event.type));
  const watched = new WeakSet<Transaction>();

  const watch = (transaction: Transaction): void => {
    if (!transaction.inTransaction()) throw new Error('An event was added outside a transaction');
    if (watched.has(transaction)) return;
    watched.add(transaction);
    transaction.once('ended', afterTransaction);
  };
  const wrap = <Definition extends EventDefinition>(definition: Definition, event: NewEvent<EventData<Definition>>) => {
    if (!owned.has(definition.type)) throw new Error(`${serviceName} does not own the event ${definition.type}`);
    return toEnvelope(serviceName, definition, event);
  };

  return {
    async insert(definition, event, transaction) {
      const message = wrap(definition, event);
      watch(transaction);
      const { outbox, subjects } = store();
      const sequence = await nextSequence(subjects, message.subject, transaction);
      await outbox.insertOne(toRow(message, sequence), { session: transaction });
      return message;
    },

    async insertFirsts(definition, events, transaction) {
      const rows = events.map((event) => toRow(wrap(definition, event), Date.now()));
      watch(transaction);
      if (rows.length > 0) await store().outbox.insertMany(rows, { session: transaction });
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

/**
 * The next number of the subject. Two open transactions that ask for it conflict, and one runs again after the other's
 * commit, so numbers follow commit order. They start at the current time so that they still grow after an idle
 * subject's row has been deleted.
 */
async function nextSequence(
  subjects: MessageStore['subjects'],
  subject: string,
  transaction: Transaction,
): Promise<number> {
  const now = new Date();
  const grow = { $max: [{ $add: [{ $ifNull: ['$sequence', 0] }, 1] }, now.getTime()] };
  try {
    const row = await subjects.findOneAndUpdate({ _id: subject }, [{ $set: { sequence: grow, touchedAt: now } }], {
      session: transaction,
      upsert: true,
      returnDocument: 'after',
    });
    if (!row) throw new Error(`The subject of an event got no sequence number`);
    return row.sequence;
  } catch (error) {
    // Two transactions wrote the subject's first event: the later one runs again, as after any conflict.
    if (isDuplicateKey(error) && error instanceof mongo.MongoError) {
      error.addErrorLabel(mongo.MongoErrorLabel.TransientTransactionError);
    }
    throw error;
  }
}

import { deserialize, type Document } from 'bson';
import { CommandError } from './errors.js';
import { documentOf, readFields, topLevelFields } from './framing.js';

/** The session fields of a command, which the engine must not see. */
export interface CommandSession {
  /** The client's session id, in hexadecimal. */
  readonly id: string;
  readonly transactionNumber: bigint | undefined;
  /** True for a command of a multi-document transaction. */
  readonly inTransaction: boolean;
  readonly startTransaction: boolean;
}

export interface Command {
  readonly name: string;
  readonly database: string;
  /** The value of the command's first field if it is a string: nearly always the collection. */
  readonly target: string | undefined;
  readonly session: CommandSession | undefined;
  readonly maxTimeMilliseconds: number;
  /** The command for the engine: BSON without session, concern and routing fields. */
  readonly body: Buffer;
  /** Document sequences sent next to the body, by field name. */
  readonly sequences: ReadonlyMap<string, Buffer>;
}

const ENVELOPE_FIELDS = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  '$readPreference',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);
const LONGEST_TIME_MILLISECONDS = 2_147_483_647;

/** @throws MalformedMessageError when the body is not a BSON document, CommandError when it is not a command. */
export function readCommand(
  body: Buffer,
  sequences: ReadonlyMap<string, Buffer> = new Map<string, Buffer>(),
  legacyDatabase?: string,
): Command {
  const fields = topLevelFields(body);
  const first = fields[0];
  if (first === undefined) throw new CommandError('CommandNotFound', 'an empty command');
  const envelope = readFields([first, ...fields.slice(1).filter((field) => ENVELOPE_FIELDS.has(field.name))]);
  const database: unknown = envelope['$db'] ?? legacyDatabase;
  if (typeof database !== 'string') throw new CommandError('FailedToParse', 'a command needs $db');
  const target: unknown = Object.hasOwn(envelope, first.name) ? envelope[first.name] : undefined;
  return {
    name: first.name,
    database,
    target: typeof target === 'string' ? target : undefined,
    session: readSession(envelope),
    maxTimeMilliseconds: readMaxTime(envelope['maxTimeMS']),
    body: documentOf(fields.filter((field) => !ENVELOPE_FIELDS.has(field.name))),
    sequences,
  };
}

/** The command's fields, parsed. For small administrative commands only, never for bulk data. */
export function readArguments(command: Command): Document {
  try {
    return deserialize(command.body, { useBigInt64: true });
  } catch (error) {
    throw new CommandError('FailedToParse', 'the command is not BSON', { cause: error });
  }
}

/** @throws CommandError when the command names no collection. */
export function collectionOf(command: Command): string {
  if (command.target === undefined || command.target === '') {
    throw new CommandError('InvalidNamespace', `${command.name} needs the name of a collection`);
  }
  return command.target;
}

function readSession(envelope: Document): CommandSession | undefined {
  const id = sessionId(envelope['lsid']);
  if (id === undefined) return undefined;
  const number: unknown = envelope['txnNumber'];
  return {
    id,
    transactionNumber: typeof number === 'bigint' || typeof number === 'number' ? BigInt(number) : undefined,
    inTransaction: envelope['autocommit'] === false,
    startTransaction: envelope['startTransaction'] === true,
  };
}

/** The hexadecimal form of a session id document, `{ id: <UUID> }`. */
export function sessionId(lsid: unknown): string | undefined {
  const id: unknown = typeof lsid === 'object' && lsid !== null && 'id' in lsid ? lsid.id : undefined;
  if (typeof id !== 'object' || id === null || !('buffer' in id) || !(id.buffer instanceof Uint8Array)) {
    return undefined;
  }
  return Buffer.from(id.buffer).toString('hex');
}

function readMaxTime(value: unknown): number {
  if (value === undefined) return 0;
  const milliseconds = Number(value);
  if (!Number.isInteger(milliseconds) || milliseconds < 0 || milliseconds > LONGEST_TIME_MILLISECONDS) {
    throw new CommandError('BadValue', 'maxTimeMS is out of range');
  }
  return milliseconds;
}

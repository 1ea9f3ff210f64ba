import type { Document } from 'bson';
import { ERROR_CODES, NAME_OF_SQL_STATE, type ErrorName } from './error-codes.js';

export const TRANSIENT_TRANSACTION_ERROR = 'TransientTransactionError';
/** DocumentDB's messages when two clients create the same collection; it has no SQLSTATE for that. */
const COLLECTION_RACE =
  /^(?:Unable to create the specified collection|collection .+ does not exist and failed to be created)$/;

interface CommandErrorOptions {
  readonly labels?: readonly string[];
  /** Additional fields of the reply. */
  readonly fields?: Document;
  readonly cause?: unknown;
}

/** An error in MongoDB's terms. Becomes the reply of the command. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: number;
  readonly labels: readonly string[];
  readonly fields: Document;

  constructor(
    readonly codeName: ErrorName,
    message: string,
    { labels = [], fields = {}, cause }: CommandErrorOptions = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = ERROR_CODES[codeName];
    this.labels = labels;
    this.fields = fields;
  }

  /** The same error, marked so that clients may retry the whole transaction. */
  asTransient(): CommandError {
    return new CommandError(this.codeName, this.message, {
      labels: [...new Set([...this.labels, TRANSIENT_TRANSACTION_ERROR])],
      fields: this.fields,
      cause: this.cause,
    });
  }
}

export function errorReply(error: CommandError): Document {
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName,
    ...error.fields,
    ...(error.labels.length > 0 && { errorLabels: [...error.labels] }),
  };
}

/** An error of PostgreSQL, or of the connection to it, in MongoDB's terms. */
export function fromPostgres(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const state = sqlState(error);
  if (state === undefined) {
    return new CommandError('ShutdownInProgress', 'the connection to the storage engine was lost', { cause: error });
  }
  const message = error instanceof Error ? error.message : 'the storage engine refused the command';
  return new CommandError(nameOfError(state, message), message, { cause: error });
}

/** The same as `nameOfSqlState`, but for errors that only their message tells. */
export function nameOfError(state: string, message: string): ErrorName {
  return COLLECTION_RACE.test(message) ? 'WriteConflict' : nameOfSqlState(state);
}

/** PostgreSQL's class of SQLSTATEs for connection errors. */
const CONNECTION_STATES = '08';

/** SQLSTATEs of DocumentDB that are not in the table always refuse the command's content. */
export function nameOfSqlState(state: string): ErrorName {
  const known = NAME_OF_SQL_STATE.get(state);
  if (known !== undefined) return known;
  if (state.startsWith(CONNECTION_STATES)) return 'ShutdownInProgress';
  return state.startsWith('M') ? 'BadValue' : 'InternalError';
}

/** In write results, DocumentDB packs the SQLSTATE into a number: five characters of six bits, lowest first. */
export function unpackSqlState(packed: number): string {
  return [0, 6, 12, 18, 24].map((shift) => String.fromCharCode(((packed >> shift) & 0x3f) + 48)).join('');
}

/** EPIPE, the code of a broken connection, looks like a SQLSTATE but is not one. */
function sqlState(error: unknown): string | undefined {
  if (typeof error === 'object' && error !== null && 'errno' in error) return undefined;
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

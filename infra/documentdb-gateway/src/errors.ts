import type { Document } from 'bson';
import { ERROR_CODES, NAME_OF_SQL_STATE, type ErrorName } from './error-codes.js';

export const TRANSIENT_TRANSACTION_ERROR = 'TransientTransactionError';
/** Two transactions made the same collection; DocumentDB has no state of its own for it. */
const COLLECTION_RACE = 'Unable to create the specified collection';

interface CommandErrorOptions {
  readonly labels?: readonly string[];
  /** Fields the reply carries beside the error's own. */
  readonly fields?: Document;
  readonly cause?: unknown;
}

/** A refusal in MongoDB's terms; becomes the reply of the command. */
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

  /** The same refusal, which a client may answer by running its whole transaction again. */
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

/** What went wrong in or on the way to PostgreSQL, in MongoDB's terms. */
export function fromPostgres(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  const state = sqlState(error);
  if (state === undefined) {
    return new CommandError('ShutdownInProgress', 'the connection to the storage engine was lost', { cause: error });
  }
  const message = error instanceof Error ? error.message : 'the storage engine refused the command';
  const codeName = message === COLLECTION_RACE ? 'WriteConflict' : nameOfSqlState(state);
  return new CommandError(codeName, message, { cause: error });
}

/** PostgreSQL's class of states for what went wrong with a connection. */
const CONNECTION_STATES = '08';

/** A state of DocumentDB's own class that is not in the table is always a refusal of the command's content. */
export function nameOfSqlState(state: string): ErrorName {
  const known = NAME_OF_SQL_STATE.get(state);
  if (known !== undefined) return known;
  if (state.startsWith(CONNECTION_STATES)) return 'ShutdownInProgress';
  return state.startsWith('M') ? 'BadValue' : 'InternalError';
}

/** Inside a write result DocumentDB packs the SQLSTATE into a number: five characters of six bits, lowest first. */
export function unpackSqlState(packed: number): string {
  return [0, 6, 12, 18, 24].map((shift) => String.fromCharCode(((packed >> shift) & 0x3f) + 48)).join('');
}

/** EPIPE, of a connection that broke, is spelled like one of PostgreSQL's states and is none. */
function sqlState(error: unknown): string | undefined {
  if (typeof error === 'object' && error !== null && 'errno' in error) return undefined;
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

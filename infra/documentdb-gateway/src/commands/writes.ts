import { deserialize, serialize, type Document } from 'bson';
import { readBson, SQL, type Statement } from '../bson-sql.js';
import { collectionOf } from '../command.js';
import { TransactionEndingReply, type CommandContext, type Handler } from '../command-context.js';
import { reportConstraintViolation, reportDuplicateKey } from '../duplicate-key.js';
import { ERROR_CODES, type ErrorName } from '../error-codes.js';
import { CommandError, nameOfSqlState, unpackSqlState } from '../errors.js';
import type { Reply } from '../framing.js';

/** Of an upsert that hits a duplicate: the other document may stay, and never match the filter. */
const TRIES = 5;
/** When many writes change a document at once, one of them succeeds per round. */
const ISOLATED_TRIES = 200;

/** The field, or the sequence next to the body, that contains the operations. */
type OperationsField = 'documents' | 'updates' | 'deletes';

interface Failure {
  readonly index: number;
  readonly codeName: ErrorName;
  readonly message: string;
}

export const writeCommands: Record<string, Handler> = {
  insert: (context) => write(context, SQL.insert, 'documents'),
  update: (context) => write(context, SQL.update, 'updates'),
  delete: (context) => write(context, SQL.delete, 'deletes'),
  findAndModify,
  findandmodify: findAndModify,
};

async function write(context: CommandContext, statement: Statement, field: OperationsField): Promise<Reply> {
  const { command, query } = context;
  collectionOf(command);
  for (let attempt = 1; ; attempt += 1) {
    const [result, success] = await query(
      statement,
      command.database,
      command.body,
      command.sequences.get(field) ?? null,
    );
    const reply = readBson(result);
    if (success === 't') return reply;
    const failures = readFailures(reply);
    const [first] = failures;
    if (first === undefined) return reply;
    const operations = readOperations(context, field);
    const conflict = failures.find((failure) => isConflict(context, failure, operations[failure.index]));
    if (conflict !== undefined) {
      if (inTransaction(context)) throw new CommandError('WriteConflict', conflict.message);
      if (operations.length === 1 && attempt < TRIES) continue;
    }
    const failed = await withWriteErrors(context, reply, failures);
    if (inTransaction(context)) throw new TransactionEndingReply(failed);
    return failed;
  }
}

/** Isolated: otherwise DocumentDB returns the document as it read it, even if another write came before its own. */
async function findAndModify(context: CommandContext): Promise<Reply> {
  const { command, services } = context;
  collectionOf(command);
  const query = inTransaction(context) ? context.query : services.postgres.isolatedQuery(command.maxTimeMilliseconds);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [result] = await query(SQL.findAndModify, command.database, command.body);
      return readBson(result);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const failure = { index: 0, codeName: error.codeName, message: error.message };
      if (isConflict(context, failure, deserialize(command.body))) {
        if (inTransaction(context)) throw new CommandError('WriteConflict', error.message, { cause: error });
        if (attempt < (error.codeName === 'DuplicateKey' ? TRIES : ISOLATED_TRIES)) continue;
      }
      if (error.codeName !== 'DuplicateKey') throw error;
      const { message, fields } = await reportConstraintViolation(context, error.cause);
      throw new CommandError('DuplicateKey', message, { fields, cause: error });
    }
  }
}

function inTransaction({ command }: CommandContext): boolean {
  return command.session?.inTransaction === true;
}

/** Whether the write lost against another one, so that a retry may succeed. */
function isConflict(context: CommandContext, failure: Failure, operation: Document | undefined): boolean {
  if (failure.codeName === 'WriteConflict') return true;
  if (failure.codeName !== 'DuplicateKey' || operation?.['upsert'] !== true) return false;
  const { session } = context.command;
  if (session?.transactionNumber === undefined || !session.inTransaction) return true;
  return context.services.upsertConflicts.mayBeRace(session.id, session.transactionNumber);
}

function readFailures(reply: Buffer): Failure[] {
  const errors: unknown = deserialize(reply)['writeErrors'];
  if (!Array.isArray(errors)) return [];
  return errors.map((error: Document) => ({
    index: Number(error['index']),
    codeName: nameOfSqlState(unpackSqlState(Number(error['code']))),
    message: String(error['errmsg']),
  }));
}

async function withWriteErrors(context: CommandContext, reply: Buffer, failures: readonly Failure[]): Promise<Buffer> {
  const writeErrors: Document[] = [];
  for (const { index, codeName, message } of failures) {
    const error = { index, code: ERROR_CODES[codeName] };
    if (codeName === 'DuplicateKey') {
      const report = await reportDuplicateKey(context, message);
      writeErrors.push({ ...error, ...report.fields, errmsg: report.message });
    } else {
      writeErrors.push({ ...error, errmsg: message });
    }
  }
  const rest = deserialize(reply, { promoteValues: false });
  return Buffer.from(serialize({ ...rest, writeErrors }));
}

/** Called only after a failure: until then, documents stay bytes. */
function readOperations({ command }: CommandContext, field: OperationsField): Document[] {
  const sequence = command.sequences.get(field);
  if (sequence === undefined) return deserialize(command.body, { promoteValues: true })[field] as Document[];
  const operations: Document[] = [];
  for (let offset = 0; offset < sequence.length;) {
    const length = sequence.readInt32LE(offset);
    operations.push(deserialize(sequence.subarray(offset, offset + length)));
    offset += length;
  }
  return operations;
}

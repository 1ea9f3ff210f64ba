import { setTimeout as delay } from 'node:timers/promises';
import { deserialize } from 'bson';
import { readBson, readText, SQL } from '../bson-sql.js';
import { collectionOf } from '../command.js';
import type { CommandContext, Handler } from '../command-context.js';
import { reportDuplicateKey } from '../duplicate-key.js';
import { CommandError, nameOfError, unpackSqlState } from '../errors.js';
import type { Reply } from '../framing.js';
import { succeeded } from './catalog.js';

export const indexCommands: Record<string, Handler> = {
  createIndexes,
  dropIndexes,
};

const BUILD_PAUSE_MILLISECONDS = 20;
const BUILD_PATIENCE_MILLISECONDS = 120_000;
const TRIES = 5;

async function createIndexes(context: CommandContext): Promise<Reply> {
  const { command, query } = context;
  collectionOf(command);
  if (command.session?.inTransaction === true) {
    const [reply] = await query(SQL.createIndexesInTransaction, command.database, command.body);
    return succeeded(readBson(reply));
  }
  const [reply, requests] = await enqueue(context);
  const queued = readText(requests);
  if (queued !== undefined && hasRequests(queued)) await build(context, queued);
  return succeeded(readBson(reply));
}

/** Creates the collection, too, if need be. If another client does so at the same moment, DocumentDB fails; next time, it is there. */
async function enqueue(context: CommandContext): Promise<[reply: unknown, requests: unknown]> {
  const { command, query } = context;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const [reply, ok, requests] = await query(SQL.createIndexes, command.database, command.body);
      if (ok !== 't') throw await buildFailure(context, readBson(reply));
      return [reply, requests];
    } catch (error) {
      const isConflict = error instanceof CommandError && error.codeName === 'WriteConflict';
      if (!isConflict || attempt === TRIES) throw error;
    }
  }
}

function hasRequests(requests: string): boolean {
  return Object.keys(deserialize(readBson(requests))).length > 0;
}

/** Starts the build at once; DocumentDB's own scheduler would take up to two seconds. */
async function build(context: CommandContext, requests: string): Promise<void> {
  const { query, services } = context;
  const deadline = services.now() + BUILD_PATIENCE_MILLISECONDS;
  for (;;) {
    await query(SQL.buildIndexes);
    const [reply, ok, complete] = await query(SQL.indexBuildStatus, requests);
    if (ok !== 't') throw await buildFailure(context, readBson(reply));
    if (complete === 't') return;
    if (services.now() > deadline) throw new CommandError('MaxTimeMSExpired', 'the index is still being built');
    await delay(BUILD_PAUSE_MILLISECONDS);
  }
}

async function buildFailure(context: CommandContext, reply: Buffer): Promise<CommandError> {
  const document = deserialize(reply);
  const failure = (document['raw'] as { defaultShard?: { code?: number; errmsg?: string } } | undefined)?.defaultShard;
  const message = failure?.errmsg ?? 'the index could not be built';
  const codeName = nameOfError(unpackSqlState(failure?.code ?? 0), message);
  if (codeName !== 'DuplicateKey') return new CommandError(codeName, message);
  const report = await reportDuplicateKey(context, message);
  return new CommandError('DuplicateKey', report.message, { fields: report.fields });
}

async function dropIndexes({ command, query }: CommandContext): Promise<Reply> {
  collectionOf(command);
  const [reply] = await query(SQL.dropIndexes, command.database, command.body);
  return succeeded(readBson(reply));
}

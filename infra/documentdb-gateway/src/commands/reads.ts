import { readBson, readText, SQL, type Statement } from '../bson-sql.js';
import { collectionOf, readArguments } from '../command.js';
import type { CommandContext, Handler } from '../command-context.js';
import type { CursorOwner } from '../cursors.js';
import { CommandError } from '../errors.js';
import type { Reply } from '../framing.js';

export const readCommands: Record<string, Handler> = {
  find: (context) => openCursor(context, SQL.find, collectionOf(context.command)),
  aggregate: (context) => openCursor(context, SQL.aggregate, context.command.target ?? '$cmd.aggregate'),
  listCollections: (context) => openCursor(context, SQL.listCollections, '$cmd.listCollections'),
  listIndexes: (context) => openCursor(context, SQL.listIndexes, collectionOf(context.command)),
  count: (context) => readOne(context, SQL.count),
  distinct: (context) => readOne(context, SQL.distinct),
  getMore,
  killCursors,
};

async function openCursor(context: CommandContext, statement: Statement, collection: string): Promise<Reply> {
  const { command, query, services } = context;
  const [page, continuation, id] = await query(statement, command.database, command.body);
  const position = readText(continuation);
  if (position !== undefined && typeof id === 'string') {
    services.cursors.keep(id, {
      owner: ownerOf(context),
      namespace: `${command.database}.${collection}`,
      continuation: position,
    });
  }
  return readBson(page);
}

async function getMore(context: CommandContext): Promise<Reply> {
  const { command, query, services } = context;
  const { getMore: id, collection } = readArguments(command);
  if (typeof id !== 'bigint' || typeof collection !== 'string') {
    throw new CommandError('TypeMismatch', 'getMore needs the id of a cursor and the name of its collection');
  }
  const cursor = services.cursors.find(String(id), `${command.database}.${collection}`, ownerOf(context));
  const [page, continuation] = await query(SQL.getMore, command.database, command.body, cursor.continuation);
  const position = readText(continuation);
  if (position === undefined) services.cursors.forget(String(id));
  else services.cursors.keep(String(id), { ...cursor, continuation: position });
  return readBson(page);
}

async function killCursors({ command, query, services }: CommandContext): Promise<Reply> {
  const { cursors } = readArguments(command);
  if (!Array.isArray(cursors) || !cursors.every((id) => typeof id === 'bigint')) {
    throw new CommandError('TypeMismatch', 'killCursors needs a list of cursor ids');
  }
  const killed = cursors.filter((id) => services.cursors.forget(String(id)));
  if (killed.length > 0) await query(SQL.deleteCursors, killed.map(String));
  return {
    cursorsKilled: killed,
    cursorsNotFound: cursors.filter((id) => !killed.includes(id)),
    cursorsAlive: [],
    cursorsUnknown: [],
    ok: 1,
  };
}

async function readOne({ command, query }: CommandContext, statement: Statement): Promise<Reply> {
  collectionOf(command);
  const [document] = await query(statement, command.database, command.body);
  return readBson(document);
}

function ownerOf({ command: { session } }: CommandContext): CursorOwner {
  return {
    session: session?.id,
    transactionNumber: session?.inTransaction === true ? session.transactionNumber : undefined,
  };
}

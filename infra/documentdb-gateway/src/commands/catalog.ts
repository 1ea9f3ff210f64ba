import { deserialize, type Document } from 'bson';
import { readBson, SQL } from '../bson-sql.js';
import { collectionOf } from '../command.js';
import type { Handler } from '../command-context.js';
import type { Reply } from '../framing.js';

export const catalogCommands: Record<string, Handler> = {
  create: async ({ command, query }) => {
    collectionOf(command);
    return first(await query(SQL.createCollection, command.database, command.body));
  },
  drop: async ({ command, query }) => {
    const collection = collectionOf(command);
    await query(SQL.dropCollection, command.database, collection);
    return { ns: `${command.database}.${collection}`, ok: 1 };
  },
  dropDatabase: async ({ command, query }) => {
    await query(SQL.dropDatabase, command.database);
    return { dropped: command.database, ok: 1 };
  },
  renameCollection: async ({ command, query }) => succeeded(first(await query(SQL.renameCollection, command.body))),
  listDatabases: async ({ command, query }) => first(await query(SQL.listDatabases, command.body)),
};

function first([document]: readonly unknown[]): Buffer {
  return readBson(document);
}

/** DocumentDB's `ok` has several types here; clients compare it with a number. */
export function succeeded(reply: Buffer): Reply {
  const document: Document = deserialize(reply, { promoteValues: false });
  return { ...document, ok: 1 };
}

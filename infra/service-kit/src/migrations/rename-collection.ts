import type { Connection, mongo } from 'mongoose';
import { retryOnConflict } from '../concurrency/index.js';
import { inTransaction } from '../mongo/index.js';
import type { Migration } from './run-migrations.js';

/**
 * Renames a collection with its indexes. Afterwards `from` is a view: instances of the previous release still read, and
 * their writes fail (`CommandNotSupportedOnView`) rather than land where nobody looks for them. The previous release does
 * not start on a database whose collections were renamed.
 */
export function renameCollection(from: string, to: string): Migration {
  return {
    id: `rename-${from}-to-${to}`,
    run: (connection) => retryOnConflict(() => rename(connection, from, to), { isConflict, attempts: 3 }),
  };
}

async function rename(connection: Connection, from: string, to: string): Promise<void> {
  const { db } = connection;
  if (!db) throw new Error('The database is not connected');
  const late = `${to}-late`;
  if (await isCollection(db, from)) {
    // Both exist if an old instance wrote before the view was created, or a previous run was killed here.
    await db.renameCollection(from, (await isCollection(db, to)) ? late : to);
    await db.createCollection(from, { viewOn: to });
  }
  if (await isCollection(db, late)) await moveDocuments(connection, db.collection(late), db.collection(to));
}

const conflicts = ['NamespaceNotFound', 'NamespaceExists', 'CommandNotSupportedOnView'];

/** Another instance was faster with the rename or the view. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'codeName' in error && conflicts.includes(String(error.codeName));
}

async function isCollection(db: mongo.Db, name: string): Promise<boolean> {
  return db.listCollections({ name, type: 'collection' }, { nameOnly: true }).hasNext();
}

/** Fails, and loses nothing, if one of the ids is taken. */
async function moveDocuments(connection: Connection, from: mongo.Collection, to: mongo.Collection): Promise<void> {
  for (let moved = true; moved;) {
    moved = await inTransaction(connection, async (transaction) => {
      const document = await from.findOneAndDelete({}, { session: transaction });
      if (document) await to.insertOne(document, { session: transaction });
      return document !== null;
    });
  }
  await from.drop();
}

import { readFileSync } from 'node:fs';
import mongoose, { type Connection } from 'mongoose';

type Database = NonNullable<Connection['db']>;

interface Dump {
  readonly takenAt: Date;
  /** The documents of each collection. */
  readonly collections: Readonly<Record<string, readonly object[]>>;
}

/** Inserts what `file` (Extended JSON) dumped from another database, with its dates moved as if it had been dumped now. */
export async function fillDatabase(database: Database, file: string): Promise<void> {
  const dump = mongoose.mongo.BSON.EJSON.parse(readFileSync(file, 'utf8')) as Dump;
  const age = Date.now() - dump.takenAt.getTime();
  for (const [name, documents] of Object.entries(dump.collections)) {
    await database.collection(name).insertMany(documents.map((document) => moveDates(document, age) as object));
  }
}

function moveDates(value: unknown, milliseconds: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + milliseconds);
  if (Array.isArray(value)) return value.map((item) => moveDates(item, milliseconds));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moveDates(item, milliseconds)]));
}

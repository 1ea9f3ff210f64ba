import type {} from '@hearthway/engines/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection, mongo } from 'mongoose';
import { connectMongo } from '../mongo/index.js';
import { captureLog, testDatabase } from '../testing/index.js';
import { renameCollection, runMigrations } from './index.js';

interface Seat {
  _id: number;
  email?: string;
}

const { logger } = captureLog();
const migration = renameCollection('paid_seats', 'paid-seats');

let connection: Connection;
let db: mongo.Db;
beforeEach(async () => {
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase('rename'), logger });
  if (!connection.db) throw new Error('The database is not connected');
  db = connection.db;
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const start = () => runMigrations({ connection, migrations: [migration], logger });
const seats = (name: 'paid_seats' | 'paid-seats') => db.collection<Seat>(name);
const ids = async () => (await seats('paid-seats').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
const collections = async () =>
  (await db.listCollections({ name: /seats/ }).toArray()).map(({ name, type }) => `${type ?? ''} ${name}`).sort();

/** As the previous release stores them. */
async function insertOldSeats(...numbers: number[]): Promise<void> {
  await seats('paid_seats').insertMany(numbers.map((_id) => ({ _id, email: `${String(_id)}@example.com` })));
}

describe('a renamed collection', () => {
  it('keeps its documents and indexes', async () => {
    await insertOldSeats(1, 2);
    await seats('paid_seats').createIndex({ email: 1 }, { name: 'by-email', unique: true }, {});
    await start();

    expect(await ids()).toEqual([1, 2]);
    await expect(seats('paid-seats').insertOne({ _id: 3, email: '1@example.com' })).rejects.toMatchObject({
      code: 11000,
    });
    expect(await collections()).toEqual(['collection paid-seats', 'view paid_seats']);
  });

  it('is read by instances of the previous release, whose writes fail', async () => {
    await insertOldSeats(1);
    await start();
    await seats('paid-seats').insertOne({ _id: 2 });

    expect(await seats('paid_seats').countDocuments()).toBe(2);
    await expect(insertOldSeats(3)).rejects.toMatchObject({ codeName: 'CommandNotSupportedOnView' });
    const update = seats('paid_seats').updateOne({ _id: 1 }, { $unset: { email: 1 } });
    await expect(update).rejects.toMatchObject({ codeName: 'CommandNotSupportedOnView' });
  });

  it('is left alone by the second run and by later starts', async () => {
    await insertOldSeats(1);
    await (await start()).runAgain();
    await (await start()).runAgain();
    await migration.run(connection);
    expect(await ids()).toEqual([1]);
    expect(await collections()).toEqual(['collection paid-seats', 'view paid_seats']);
  });

  it('is renamed once by two instances at once', async () => {
    await insertOldSeats(1, 2);
    await Promise.all([migration.run(connection), migration.run(connection)]);
    expect(await ids()).toEqual([1, 2]);
    expect(await collections()).toEqual(['collection paid-seats', 'view paid_seats']);
  });

  it('never exists under its old name in a new database', async () => {
    const { runAgain } = await start();
    await seats('paid-seats').insertOne({ _id: 1 });
    await runAgain();
    expect(await collections()).toEqual(['collection paid-seats']);
  });
});

describe('a write of the previous release between rename and view', () => {
  const renameOnly = () => db.renameCollection('paid_seats', 'paid-seats');

  it('is moved by the next run', async () => {
    await insertOldSeats(1, 2);
    await renameOnly();
    await insertOldSeats(3, 4);
    await start();
    expect(await ids()).toEqual([1, 2, 3, 4]);
    expect(await collections()).toEqual(['collection paid-seats', 'view paid_seats']);
  });

  it('is moved though a run was killed in the middle of that', async () => {
    await insertOldSeats(1);
    await renameOnly();
    await insertOldSeats(2, 3);
    await db.renameCollection('paid_seats', 'paid-seats-late');
    await start();
    expect(await ids()).toEqual([1, 2, 3]);
    expect(await collections()).toEqual(['collection paid-seats']);
  });

  it('is kept and reported if its id was taken meanwhile', async () => {
    await insertOldSeats(1);
    await renameOnly();
    await insertOldSeats(2);
    await seats('paid-seats').insertOne({ _id: 2 });
    await expect(start()).rejects.toMatchObject({ code: 11000 });
    expect(await db.collection<Seat>('paid-seats-late').findOne()).toEqual({ _id: 2, email: '2@example.com' });
  });
});

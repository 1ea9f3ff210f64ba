import { testEngines } from '@hearthway/tooling/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Binary, Long, UUID } from 'bson';
import type { ClientSession } from 'mongodb';
import { useDatabase } from './connect.js';
import { openRawClient } from './raw-client.js';

interface Account {
  _id: string;
  cents: number;
}

describe('transactions through the driver', () => {
  const { db, client } = useDatabase();
  let accounts = db.collection<Account>('unused');
  beforeEach(async () => {
    accounts = db.collection<Account>(`accounts-${randomUUID()}`);
    await accounts.insertMany([
      { _id: 'a', cents: 100 },
      { _id: 'b', cents: 0 },
    ]);
  });
  const balance = async (id: string) => (await accounts.findOne({ _id: id }))?.cents;
  const move = async (cents: number, session: ClientSession) => {
    await accounts.updateOne({ _id: 'a' }, { $inc: { cents: -cents } }, { session });
    await accounts.updateOne({ _id: 'b' }, { $inc: { cents } }, { session });
  };

  it('show nothing before the commit and everything after it', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await move(30, session);
      expect((await accounts.findOne({ _id: 'b' }, { session }))?.cents).toBe(30);
      expect(await balance('b')).toBe(0);
      await session.commitTransaction();
    });
    expect([await balance('a'), await balance('b')]).toEqual([70, 30]);
  });

  it('leave nothing after an abort', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await move(30, session);
      await session.abortTransaction();
    });
    expect([await balance('a'), await balance('b')]).toEqual([100, 0]);
  });

  it('read one snapshot from their first read on', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await accounts.findOne({ _id: 'a' }, { session });
      await accounts.updateOne({ _id: 'b' }, { $set: { cents: 5 } });
      expect((await accounts.findOne({ _id: 'b' }, { session }))?.cents).toBe(0);
      await session.commitTransaction();
    });
  });

  it('accept a repeated commit', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await move(10, session);
      await session.commitTransaction();
      await session.commitTransaction();
    });
    expect(await balance('b')).toBe(10);
  });

  it('answer the second writer of a document with a transient write conflict', async () => {
    const [first, second] = [client.startSession(), client.startSession()];
    try {
      first.startTransaction();
      second.startTransaction();
      await accounts.updateOne({ _id: 'a' }, { $inc: { cents: 1 } }, { session: first });
      const refused = await accounts
        .updateOne({ _id: 'a' }, { $inc: { cents: 1 } }, { session: second })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 112, codeName: 'WriteConflict' });
      expect(refused).toHaveProperty('errorLabels', expect.arrayContaining(['TransientTransactionError']));
      await first.commitTransaction();
    } finally {
      await Promise.all([first.endSession(), second.endSession()]);
    }
    expect(await balance('a')).toBe(101);
  });

  it('let twenty writers of one document all succeed with withTransaction', async () => {
    const add = (session: ClientSession) => async () => {
      const account = await accounts.findOne({ _id: 'b' }, { session });
      await accounts.updateOne({ _id: 'b' }, { $set: { cents: (account?.cents ?? 0) + 1 } }, { session });
    };
    await Promise.all(
      Array.from({ length: 20 }, () => client.withSession((session) => session.withTransaction(add(session)))),
    );
    expect(await balance('b')).toBe(20);
  });

  it('let twenty transactions upsert one key, each once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        client.withSession((session) =>
          session.withTransaction(() =>
            accounts.updateOne({ _id: 'new' }, { $inc: { cents: 1 } }, { session, upsert: true }),
          ),
        ),
      ),
    );
    expect(await balance('new')).toBe(20);
  });

  it('end when a write in them fails', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await move(30, session);
      await expect(accounts.insertOne({ _id: 'a', cents: 1 }, { session })).rejects.toMatchObject({ code: 11000 });
      await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
    });
    expect(await balance('b')).toBe(0);
  });

  it('cannot violate a unique index concurrently', async () => {
    await accounts.createIndex({ cents: 1 }, { unique: true }, {});
    const outcomes = await Promise.allSettled(
      ['x', 'y', 'z'].map((_id) =>
        client.withSession((session) =>
          session.withTransaction(() => accounts.insertOne({ _id, cents: 777 }, { session })),
        ),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 11000 });
  });

  it('end with the duplicate key error when a retry cannot help', async () => {
    await accounts.createIndex({ cents: 1 }, { unique: true }, {});
    const upsert = client.withSession((session) =>
      session.withTransaction(() =>
        accounts.updateOne({ _id: 'c' }, { $set: { cents: 100 } }, { upsert: true, session }),
      ),
    );
    await expect(upsert).rejects.toMatchObject({ code: 11000 });
  });

  it('can create the same collection at once', async () => {
    const made = db.collection<{ _id: number }>(`made-${randomUUID()}`);
    await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        client.withSession((session) => session.withTransaction(() => made.insertOne({ _id: n }, { session }))),
      ),
    );
    expect(await made.countDocuments()).toBe(5);
  });

  it('can be more than the server has connections for', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        client.withSession((session) =>
          session.withTransaction(async () => {
            await accounts.insertOne({ _id: `n${n}`, cents: n }, { session });
            await accounts.updateOne({ _id: `n${n}` }, { $inc: { cents: 1 } }, { session });
          }),
        ),
      ),
    );
    expect(outcomes).toHaveLength(150);
    expect(await accounts.countDocuments({ _id: /^n/ })).toBe(150);
  });

  it('refuse commands that MongoDB refuses in transactions', async () => {
    await client.withSession(async (session) => {
      session.startTransaction();
      await expect(db.command({ count: accounts.collectionName }, { session })).rejects.toMatchObject({ code: 263 });
      await session.abortTransaction();
    });
  });
});

describe('transactions without a driver', () => {
  const { db } = useDatabase();
  const begin = async (collection: string) => {
    const raw = await openRawClient(testEngines().mongodbUri);
    const transaction = {
      lsid: { id: new Binary(new UUID().buffer, Binary.SUBTYPE_UUID) },
      txnNumber: Long.fromNumber(1),
      autocommit: false,
      $db: db.databaseName,
    };
    await db.collection<Account>(collection).insertOne({ _id: 'a', cents: 1 });
    const reply = await raw.command({
      update: collection,
      updates: [{ q: { _id: 'a' }, u: { $set: { cents: 99 } } }],
      startTransaction: true,
      ...transaction,
    });
    expect(reply).toMatchObject({ ok: 1, n: 1 });
    return { raw, transaction };
  };
  const change = (collection: string) =>
    db.collection<Account>(collection).updateOne({ _id: 'a' }, { $inc: { cents: 1 } }, { maxTimeMS: 80_000 });

  it('are rolled back when the connection is lost, so that others can write', async () => {
    const { raw } = await begin('lost');
    raw.socket.destroy();
    await change('lost');
    expect(await db.collection<Account>('lost').findOne({ _id: 'a' })).toEqual({ _id: 'a', cents: 2 });
  });

  it('are rolled back when the session ends', async () => {
    const { raw, transaction } = await begin('ended');
    const { lsid, $db, ...rest } = transaction;
    expect(await raw.command({ endSessions: [lsid], $db: 'admin' })).toMatchObject({ ok: 1 });
    const commit = await raw.command({ commitTransaction: 1, lsid, ...rest, $db: 'admin' });
    expect(commit).toMatchObject({ ok: 0, code: 251, errorLabels: ['TransientTransactionError'] });
    await change('ended');
    expect(await db.collection<Account>('ended').findOne({ _id: 'a' })).toEqual({ _id: 'a', cents: 2 });
    expect($db).toBe(db.databaseName);
    raw.socket.destroy();
  });

  it('cannot be committed if they were never started', async () => {
    const { raw, transaction } = await begin('unknown');
    const reply = await raw.command({ find: 'unknown', ...transaction, txnNumber: Long.fromNumber(2) });
    expect(reply).toMatchObject({ ok: 0, code: 251, errorLabels: ['TransientTransactionError'] });
    expect(await raw.command({ abortTransaction: 1, ...transaction, $db: 'admin' })).toMatchObject({ ok: 1 });
    raw.socket.destroy();
  });
});

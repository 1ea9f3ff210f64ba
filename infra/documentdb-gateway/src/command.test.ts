import { describe, expect, it } from '@jest/globals';
import { Binary, deserialize, Long, serialize, UUID } from 'bson';
import { collectionOf, readCommand } from './command.js';
import { CommandError } from './errors.js';

const read = (document: Record<string, unknown>) => readCommand(Buffer.from(serialize(document)));

describe('reading a command', () => {
  const id = new UUID('00112233-4455-6677-8899-aabbccddeeff');
  const lsid = { id: new Binary(id.buffer, Binary.SUBTYPE_UUID) };

  it('passes on the fields for the engine and removes those for the gateway', () => {
    const command = read({
      find: 'users',
      filter: { lsid: 'a field of the same name deeper down' },
      lsid,
      $db: 'shop',
      $clusterTime: { a: 1 },
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority' },
      $readPreference: { mode: 'primary' },
      maxTimeMS: 250,
      limit: 1,
    });
    expect(deserialize(command.body)).toEqual({
      find: 'users',
      filter: { lsid: 'a field of the same name deeper down' },
      limit: 1,
    });
    expect(command).toMatchObject({ name: 'find', database: 'shop', target: 'users', maxTimeMilliseconds: 250 });
  });

  it('reads the session and its transaction', () => {
    const transaction = { lsid, txnNumber: Long.fromString('9007199254740993'), autocommit: false };
    expect(read({ insert: 'c', $db: 'd', ...transaction, startTransaction: true }).session).toEqual({
      id: '00112233445566778899aabbccddeeff',
      transactionNumber: 9007199254740993n,
      inTransaction: true,
      startTransaction: true,
    });
    expect(read({ insert: 'c', $db: 'd', lsid, txnNumber: Long.ONE }).session).toMatchObject({ inTransaction: false });
    expect(read({ ping: 1, $db: 'd' }).session).toBeUndefined();
  });

  it.each([
    ['without a database', { ping: 1 }, 9],
    ['with a time limit below zero', { ping: 1, $db: 'd', maxTimeMS: -1 }, 2],
    ['that is empty', {}, 59],
  ])('refuses a command %s', (_, document, code) => {
    expect(() => read(document)).toThrow(expect.objectContaining({ code }));
  });

  it('requires a collection where the command needs one', () => {
    expect(() => collectionOf(read({ insert: 5, $db: 'd' }))).toThrow(CommandError);
    expect(() => collectionOf(read({ insert: '', $db: 'd' }))).toThrow(CommandError);
  });
});

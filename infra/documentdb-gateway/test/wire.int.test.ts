import { testEngines } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { serialize } from 'bson';
import { useDatabase } from './connect.js';
import { message, OP_MSG, OP_QUERY, openRawClient, sequence } from './raw-client.js';

const MORE_TO_COME = 2;

describe('the wire protocol without a driver', () => {
  const { db } = useDatabase();
  const open = () => openRawClient(testEngines().mongodbUri);

  it.each<[string, number, Buffer, number | undefined]>([
    ['a length shorter than the header', OP_MSG, Buffer.alloc(0), 5],
    ['a negative length', OP_MSG, Buffer.alloc(0), -1],
    ['a length over 48 MB', OP_MSG, Buffer.alloc(0), 48_000_001],
    ['an unknown operation', 4242, message({ ping: 1, $db: 'admin' }), undefined],
  ])('closes only its own connection on %s', async (_, operation, payload, announced) => {
    const [broken, healthy] = [await open(), await open()];
    broken.send(operation, payload, announced);
    await broken.closed();
    expect(await healthy.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
    healthy.socket.destroy();
  });

  it('survives a client that leaves in the middle of a message', async () => {
    const left = await open();
    left.send(OP_MSG, Buffer.alloc(10), 1_000);
    left.socket.destroy();
    const healthy = await open();
    expect(await healthy.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
    healthy.socket.destroy();
  });

  it('answers the legacy handshake', async () => {
    const raw = await open();
    const head = Buffer.concat([Buffer.alloc(4), Buffer.from('admin.$cmd\0'), Buffer.alloc(8)]);
    head.writeInt32LE(-1, head.length - 4);
    raw.send(OP_QUERY, Buffer.concat([head, serialize({ isMaster: 1, helloOk: true })]));
    expect(await raw.receive()).toMatchObject({ ismaster: true, helloOk: true, maxMessageSizeBytes: 48_000_000 });
    raw.socket.destroy();
  });

  it('accepts documents in a sequence next to the body, and a message in pieces', async () => {
    const raw = await open();
    const body = message({ insert: 'pieces', $db: db.databaseName });
    const payload = Buffer.concat([body, sequence('documents', [{ _id: 1 }, { _id: 2 }])]);
    const header = Buffer.alloc(16);
    header.writeInt32LE(16 + payload.length, 0);
    header.writeInt32LE(OP_MSG, 12);
    for (const byte of Buffer.concat([header, payload])) raw.socket.write(Buffer.from([byte]));
    expect(await raw.receive()).toMatchObject({ ok: 1, n: 2 });
    raw.socket.destroy();
  });

  it('answers pipelined commands in order, except those that want no reply', async () => {
    const raw = await open();
    const $db = db.databaseName;
    raw.send(OP_MSG, message({ insert: 'order', documents: [{ _id: 1 }], $db }));
    raw.send(OP_MSG, message({ insert: 'order', documents: [{ _id: 2 }], $db, writeConcern: { w: 0 } }, MORE_TO_COME));
    raw.send(OP_MSG, message({ count: 'order', $db }));
    expect(await raw.receive()).toMatchObject({ ok: 1, n: 1 });
    expect(await raw.receive()).toMatchObject({ ok: 1, n: 2 });
    raw.socket.destroy();
  });

  it('refuses a document over 16 MB but keeps the connection', async () => {
    const raw = await open();
    const large = { _id: 1, text: 'x'.repeat(17 * 1024 * 1024) };
    const body = message({ insert: 'large', $db: db.databaseName });
    raw.send(OP_MSG, Buffer.concat([body, sequence('documents', [large])]));
    const reply = await raw.receive();
    const [writeError] = (reply['writeErrors'] ?? [reply]) as { code: number }[];
    expect([2, 10334]).toContain(writeError?.code);
    expect(await raw.command({ count: 'large', $db: db.databaseName })).toMatchObject({ ok: 1, n: 0 });
    raw.socket.destroy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { deserialize, serialize } from 'bson';
import {
  documentOf,
  encodeReply,
  FrameReader,
  MalformedMessageError,
  parseMessage,
  topLevelFields,
} from './framing.js';

const HEADER_BYTES = 16;
const OP_QUERY = 2004;
const OP_COMPRESSED = 2012;
const OP_MSG = 2013;

function frame(operation: number, ...parts: Uint8Array[]): Buffer {
  const payload = Buffer.concat(parts);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeInt32LE(HEADER_BYTES + payload.length, 0);
  header.writeInt32LE(5, 4);
  header.writeInt32LE(operation, 12);
  return Buffer.concat([header, payload]);
}

function flags(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
}

function body(document: Record<string, unknown>): Buffer {
  return Buffer.concat([Buffer.from([0]), serialize(document)]);
}

function sequence(name: string, ...documents: Record<string, unknown>[]): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((document) => serialize(document))]);
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeInt32LE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

describe('splitting a stream into messages', () => {
  const first = frame(OP_MSG, flags(0), body({ ping: 1 }));
  const second = frame(OP_MSG, flags(0), body({ hello: 1, text: 'x'.repeat(1_000) }));

  it('finds the same messages, however the stream is split', () => {
    const stream = Buffer.concat([first, second, first]);
    for (const step of [1, 3, 17, 100, stream.length]) {
      const reader = new FrameReader();
      const found: Buffer[] = [];
      for (let at = 0; at < stream.length; at += step) found.push(...reader.push(stream.subarray(at, at + step)));
      expect(found).toEqual([first, second, first]);
    }
  });

  it.each([15, 0, -1, 48_000_001])('refuses a message with a length of %i bytes', (length) => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeInt32LE(length, 0);
    expect(() => new FrameReader().push(header)).toThrow(MalformedMessageError);
  });

  it('waits for a message of exactly 48 MB', () => {
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeInt32LE(48_000_000, 0);
    expect(new FrameReader().push(header)).toEqual([]);
  });
});

describe('reading a message', () => {
  it('accepts body and sequences in any order', () => {
    const documents = sequence('documents', { _id: 1 }, { _id: 2 });
    for (const parts of [
      [body({ insert: 'c' }), documents],
      [documents, body({ insert: 'c' })],
    ]) {
      const { content, replyExpected, requestId } = parseMessage(frame(OP_MSG, flags(0), ...parts));
      if (content.kind !== 'command') throw new Error('not a command');
      expect(deserialize(content.body)).toEqual({ insert: 'c' });
      expect(content.sequences.get('documents')).toEqual(Buffer.concat([serialize({ _id: 1 }), serialize({ _id: 2 })]));
      expect({ replyExpected, requestId }).toEqual({ replyExpected: true, requestId: 5 });
    }
  });

  it('drops the checksum', () => {
    const { content } = parseMessage(frame(OP_MSG, flags(1), body({ ping: 1 }), Buffer.from([1, 2, 3, 4])));
    expect(content.kind === 'command' && deserialize(content.body)).toEqual({ ping: 1 });
  });

  it('recognizes that no reply is wanted, and ignores optional flags', () => {
    expect(parseMessage(frame(OP_MSG, flags(2), body({ ping: 1 }))).replyExpected).toBe(false);
    expect(parseMessage(frame(OP_MSG, flags(1 << 16), body({ ping: 1 }))).replyExpected).toBe(true);
  });

  it('reads the legacy handshake and names compressed messages', () => {
    const query = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      serialize({ hello: 1 }),
    ]);
    const legacy = parseMessage(frame(OP_QUERY, query));
    expect(legacy).toMatchObject({ replyForm: 'query-reply', content: { namespace: 'admin.$cmd' } });
    expect(parseMessage(frame(OP_COMPRESSED, Buffer.alloc(9))).content).toEqual({ kind: 'compressed' });
  });

  const truncated = body({ ping: 1 }).subarray(0, 8);
  const oversized = Buffer.from([0, 255, 0, 0, 0]);
  it.each<[string, Buffer]>([
    ['an unknown operation', frame(4242, flags(0), body({ ping: 1 }))],
    ['no flags', frame(OP_MSG)],
    ['unknown required flags', frame(OP_MSG, flags(4), body({ ping: 1 }))],
    ['no body', frame(OP_MSG, flags(0), sequence('documents', { _id: 1 }))],
    ['two bodies', frame(OP_MSG, flags(0), body({ a: 1 }), body({ b: 1 }))],
    ['the same sequence twice', frame(OP_MSG, flags(0), body({ a: 1 }), sequence('d', {}), sequence('d', {}))],
    ['an unknown section', frame(OP_MSG, flags(0), Buffer.from([9]), serialize({ a: 1 }))],
    ['a section cut short', frame(OP_MSG, flags(0), truncated)],
    ['a section longer than the message', frame(OP_MSG, flags(0), oversized)],
    ['a sequence without a name', frame(OP_MSG, flags(0), Buffer.from([1, 6, 0, 0, 0, 65, 66]))],
    ['a query without a namespace', frame(OP_QUERY, Buffer.from([0, 0, 0, 0, 65]))],
  ])('refuses a message with %s', (_, bytes) => {
    expect(() => parseMessage(bytes)).toThrow(MalformedMessageError);
  });
});

describe('writing a reply', () => {
  it.each(['message', 'query-reply'] as const)('frames a document as %s', (form) => {
    const reply = encodeReply({ ok: 1 }, 77, 3, form);
    expect(reply.readInt32LE(0)).toBe(reply.length);
    expect([reply.readInt32LE(4), reply.readInt32LE(8)]).toEqual([3, 77]);
    const start = form === 'message' ? HEADER_BYTES + 5 : HEADER_BYTES + 20;
    expect(deserialize(reply.subarray(start))).toEqual({ ok: 1 });
  });

  it('sends BSON unchanged', () => {
    const bytes = Buffer.from(serialize({ ok: 1, cursor: { id: 0 } }));
    expect(encodeReply(bytes, 1, 1, 'message').subarray(HEADER_BYTES + 5)).toEqual(bytes);
  });
});

describe('the fields of a document', () => {
  it('can be split and joined without loss', () => {
    const document = Buffer.from(serialize({ a: 1, deep: { b: [1, { c: 2 }] }, date: new Date(0), ü: null }));
    const fields = topLevelFields(document);
    expect(fields.map(({ name }) => name)).toEqual(['a', 'deep', 'date', 'ü']);
    expect(documentOf(fields)).toEqual(document);
    expect(deserialize(documentOf(fields.slice(1, 2)))).toEqual({ deep: { b: [1, { c: 2 }] } });
  });

  it('cannot be read from bytes that are not a document', () => {
    const broken = Buffer.from(serialize({ a: 'text' }));
    broken.writeInt32LE(1_000, 7);
    expect(() => topLevelFields(broken)).toThrow(MalformedMessageError);
  });
});

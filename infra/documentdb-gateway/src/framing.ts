import { deserialize, onDemand, serialize, type Document } from 'bson';

/** MongoDB's limit for a message, in bytes. */
export const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_COMPRESSED = 2012;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 1 << 1;
const REQUIRED_FLAGS = 0xffff;
const CHECKSUM_BYTES = 4;
const SMALLEST_DOCUMENT_BYTES = 5;

/** The rest of the stream cannot be trusted: the connection has to be closed. */
export class MalformedMessageError extends Error {
  override readonly name = 'MalformedMessageError';
}

export type ReplyForm = 'message' | 'query-reply';

/** A request from the wire; its documents are still BSON. */
export interface WireMessage {
  readonly requestId: number;
  readonly replyForm: ReplyForm;
  /** False if the client wants no reply (`w: 0`). */
  readonly replyExpected: boolean;
  readonly content:
    | { readonly kind: 'command'; readonly body: Buffer; readonly sequences: ReadonlyMap<string, Buffer> }
    | { readonly kind: 'legacy-query'; readonly namespace: string; readonly body: Buffer }
    | { readonly kind: 'compressed' };
}

/** Splits a byte stream into messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #buffered = 0;
  #needed = HEADER_BYTES;

  /** The messages that `chunk` completes. @throws MalformedMessageError when a header announces an impossible length. */
  push(chunk: Buffer): Buffer[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const frames: Buffer[] = [];
    while (this.#buffered >= this.#needed) {
      const [only, ...others] = this.#chunks;
      const buffered = only !== undefined && others.length === 0 ? only : Buffer.concat(this.#chunks);
      const length = announcedLength(buffered);
      const complete = buffered.length >= length;
      const rest = complete ? buffered.subarray(length) : buffered;
      if (complete) frames.push(buffered.subarray(0, length));
      this.#chunks = rest.length > 0 ? [rest] : [];
      this.#buffered = rest.length;
      this.#needed = complete ? HEADER_BYTES : length;
    }
    return frames;
  }
}

function announcedLength(buffer: Buffer): number {
  const length = buffer.readInt32LE(0);
  if (length < HEADER_BYTES) throw new MalformedMessageError(`a message cannot be ${length} bytes long`);
  if (length > MAX_MESSAGE_BYTES) throw new MalformedMessageError(`a message of ${length} bytes is over the limit`);
  return length;
}

/** @throws MalformedMessageError when the message contradicts its header. */
export function parseMessage(frame: Buffer): WireMessage {
  const requestId = frame.readInt32LE(4);
  const opCode = frame.readInt32LE(12);
  const payload = frame.subarray(HEADER_BYTES);
  switch (opCode) {
    case OP_MSG:
      return parseOpMsg(requestId, payload);
    case OP_QUERY:
      return parseOpQuery(requestId, payload);
    case OP_COMPRESSED:
      return { requestId, replyForm: 'message', replyExpected: true, content: { kind: 'compressed' } };
    default:
      throw new MalformedMessageError(`unknown operation code ${opCode}`);
  }
}

function parseOpMsg(requestId: number, payload: Buffer): WireMessage {
  if (payload.length < 4) throw new MalformedMessageError('a message without flags');
  const flags = payload.readUInt32LE(0);
  if ((flags & REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME)) !== 0) {
    throw new MalformedMessageError('a message with unknown required flags');
  }
  const end = payload.length - ((flags & CHECKSUM_PRESENT) !== 0 ? CHECKSUM_BYTES : 0);
  const sequences = new Map<string, Buffer>();
  let body: Buffer | undefined;
  let offset = 4;
  while (offset < end) {
    const kind = payload[offset];
    const section = payload.subarray(offset + 1, end);
    const length = sectionLength(section);
    const content = section.subarray(0, length);
    if (kind === 0) {
      if (body !== undefined) throw new MalformedMessageError('a message with two bodies');
      body = content;
    } else if (kind === 1) {
      const { name, documents } = parseSequence(content);
      if (sequences.has(name)) throw new MalformedMessageError('a message with the same sequence twice');
      sequences.set(name, documents);
    } else {
      throw new MalformedMessageError(`unknown section kind ${kind}`);
    }
    offset += 1 + length;
  }
  if (body === undefined) throw new MalformedMessageError('a message without a body');
  return {
    requestId,
    replyForm: 'message',
    replyExpected: (flags & MORE_TO_COME) === 0,
    content: { kind: 'command', body, sequences },
  };
}

function sectionLength(section: Buffer): number {
  const length = section.length < 4 ? 0 : section.readInt32LE(0);
  if (length < SMALLEST_DOCUMENT_BYTES || length > section.length) {
    throw new MalformedMessageError('a section that does not fit its message');
  }
  return length;
}

function parseSequence(content: Buffer): { name: string; documents: Buffer } {
  const nameEnd = content.indexOf(0, 4);
  if (nameEnd < 0) throw new MalformedMessageError('a sequence without a name');
  const documents = content.subarray(nameEnd + 1);
  for (let offset = 0; offset < documents.length;) offset += sectionLength(documents.subarray(offset));
  return { name: content.toString('utf8', 4, nameEnd), documents };
}

function parseOpQuery(requestId: number, payload: Buffer): WireMessage {
  const nameEnd = payload.indexOf(0, 4);
  const bodyStart = nameEnd + 9;
  if (nameEnd < 0 || bodyStart > payload.length) throw new MalformedMessageError('a query without a namespace');
  const rest = payload.subarray(bodyStart);
  return {
    requestId,
    replyForm: 'query-reply',
    replyExpected: true,
    content: {
      kind: 'legacy-query',
      namespace: payload.toString('utf8', 4, nameEnd),
      body: rest.subarray(0, sectionLength(rest)),
    },
  };
}

/** A reply document, as BSON or to be encoded. */
export type Reply = Buffer | Document;

export function encodeReply(reply: Reply, responseTo: number, requestId: number, form: ReplyForm): Buffer {
  const body = Buffer.isBuffer(reply) ? reply : serialize(reply, { ignoreUndefined: true });
  const prologue = form === 'message' ? Buffer.alloc(HEADER_BYTES + 5) : Buffer.alloc(HEADER_BYTES + 20);
  prologue.writeInt32LE(prologue.length + body.length, 0);
  prologue.writeInt32LE(requestId, 4);
  prologue.writeInt32LE(responseTo, 8);
  prologue.writeInt32LE(form === 'message' ? OP_MSG : OP_REPLY, 12);
  if (form === 'query-reply') prologue.writeInt32LE(1, HEADER_BYTES + 16);
  return Buffer.concat([prologue, body]);
}

/** A field of a document as bytes. */
export interface RawField {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The top-level fields of a document; deeper ones are not parsed. @throws MalformedMessageError */
export function topLevelFields(document: Buffer): RawField[] {
  try {
    return Array.from(onDemand.parseToElements(document), ([, nameOffset, nameLength, offset, length]) => ({
      name: document.toString('utf8', nameOffset, nameOffset + nameLength),
      bytes: document.subarray(nameOffset - 1, offset + length),
    }));
  } catch (error) {
    throw new MalformedMessageError('a body that is not BSON', { cause: error });
  }
}

export function documentOf(fields: readonly RawField[]): Buffer {
  const length = fields.reduce((sum, field) => sum + field.bytes.length, SMALLEST_DOCUMENT_BYTES);
  const prefix = Buffer.alloc(4);
  prefix.writeInt32LE(length, 0);
  return Buffer.concat([prefix, ...fields.map((field) => field.bytes), Buffer.alloc(1)]);
}

/** @throws MalformedMessageError */
export function readFields(fields: readonly RawField[]): Document {
  try {
    return deserialize(documentOf(fields), { useBigInt64: true });
  } catch (error) {
    throw new MalformedMessageError('a field that is not BSON', { cause: error });
  }
}

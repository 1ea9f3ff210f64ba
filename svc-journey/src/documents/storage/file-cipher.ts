import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Plain bytes of a segment. A range is read from whole segments. */
export const segmentBytes = 64 * 1024;
const tagBytes = 16;
export const sealedSegmentBytes = segmentBytes + tagBytes;

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;

export const newFileKey = (): Buffer => randomBytes(32);

/** A file, or something else that has a key of its own. `id` is bound into every segment. */
export interface FileKey {
  readonly id: string;
  readonly key: Buffer;
}

/**
 * Encrypts a file segment by segment. Each is bound to the file, its place, and whether it is the last, so that none can be left
 * out, moved, or cut off. A key seals only one file, so the place is a safe nonce.
 */
export async function* sealSegments(file: FileKey, plain: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let index = 0;
  let held: Buffer | undefined;
  for await (const segment of inPieces(plain, segmentBytes)) {
    if (held) yield sealSegment(file, { index: index++, isLast: false }, held);
    held = segment;
  }
  yield sealSegment(file, { index, isLast: true }, held ?? Buffer.alloc(0));
}

/** Which segments of a file are read, both ends included. `last` is the last one of the whole file. */
interface SegmentRange {
  readonly first: number;
  readonly until: number;
  readonly last: number;
}

/** @throws Error if a byte was altered, or a segment is not the file’s at this place, or is missing */
export async function* openSegments(
  file: FileKey,
  { first, until, last }: SegmentRange,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let index = first;
  for await (const segment of inPieces(sealed, sealedSegmentBytes)) {
    yield openSegment(file, { index, isLast: index === last }, segment);
    index += 1;
  }
  if (index <= until) throw new Error(`The file ${file.id} is cut off at its segment ${index}`);
}

/** Encrypts one value with a random nonce: for keys that seal many. */
export function sealBytes({ id, key }: FileKey, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws Error if it was altered, or sealed for something else */
export function openBytes({ id, key }: FileKey, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

interface Place {
  readonly index: number;
  readonly isLast: boolean;
}

function sealSegment({ id, key }: FileKey, place: Place, plain: Buffer): Buffer {
  const cipher = createCipheriv(cipherName, key, nonceOf(place)).setAAD(contextOf(id, place));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openSegment({ id, key }: FileKey, place: Place, sealed: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv(cipherName, key, nonceOf(place), { authTagLength: tagBytes })
    .setAAD(contextOf(id, place))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
}

function nonceOf({ index }: Place): Buffer {
  const nonce = Buffer.alloc(nonceBytes);
  nonce.writeUInt32BE(index, nonceBytes - 4);
  return nonce;
}

const contextOf = (id: string, { index, isLast }: Place): Buffer =>
  Buffer.from(`${id} ${index} ${isLast ? 'last' : 'more'}`);

/** The same bytes in pieces of one size; the last one may be shorter. */
export async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (let chunk of source) {
    while (length + chunk.length >= size) {
      const rest = size - length;
      yield Buffer.concat([...parts, chunk.subarray(0, rest)]);
      chunk = chunk.subarray(rest);
      parts = [];
      length = 0;
    }
    if (chunk.length > 0) parts.push(chunk);
    length += chunk.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}

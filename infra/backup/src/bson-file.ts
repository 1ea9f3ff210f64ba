import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

export interface BsonDigest {
  readonly documents: number;
  readonly sha256: string;
}

/** Writes documents one after another, compressed. Fails if the file exists. */
export async function writeBsonFile(file: string, documents: AsyncIterable<Uint8Array>): Promise<BsonDigest> {
  const digest = countingDigest();
  async function* counted() {
    for await (const document of documents) {
      digest.add(document);
      yield document;
    }
  }
  await pipeline(
    Readable.from(counted(), { objectMode: true }),
    createGzip({ level: 6 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  return digest.result();
}

export async function digestOf(file: string): Promise<BsonDigest> {
  const digest = countingDigest();
  for await (const document of readBsonFile(file)) digest.add(document);
  return digest.result();
}

const maximumBytes = 17 * 1024 * 1024;

/** @throws Error if the file is not what `writeBsonFile` writes */
export async function* readBsonFile(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // Errors of either stream reach the reader.
  const finished = pipeline(source, unpacked).catch(() => undefined);
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < 4) break;
      const length = rest.readInt32LE(0);
      if (length < 5 || length > maximumBytes) throw new Error('The file contains something else than documents');
      if (rest.length < length) break;
      yield rest.subarray(0, length);
      rest = rest.subarray(length);
    }
  }
  await finished;
  if (rest.length > 0) throw new Error('The file ends within a document');
}

function countingDigest() {
  const hash = createHash('sha256');
  let documents = 0;
  return {
    add(document: Uint8Array) {
      documents += 1;
      hash.update(document);
    },
    result: (): BsonDigest => ({ documents, sha256: hash.digest('hex') }),
  };
}

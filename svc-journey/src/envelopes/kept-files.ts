import { toReadable, type ReadableFile } from '../documents/index.js';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';
import type { KeptFile } from './envelope.js';

type Dependencies = Pick<EnvelopeDependencies, 'files' | 'keys' | 'newFileKey'>;

/** A stored file that nothing points to yet. */
export interface WrittenKeptFile extends KeptFile {
  readonly sealedBytes: number;
}

export async function writeKept(
  { files, keys, newFileKey }: Dependencies,
  id: string,
  bytes: Buffer,
): Promise<WrittenKeptFile> {
  const key = newFileKey();
  const { sealedBytes, sha256 } = await files.write({ id, key }, one(bytes));
  return { id, key: keys.wrap(key, id), bytes: bytes.length, sha256, sealedBytes };
}

/** To be sent or drawn. Whoever reads it learns of a byte in the database that was altered. */
export const readableKept = (dependencies: Dependencies, title: string, file: KeptFile): ReadableFile =>
  toReadable(dependencies, title, { ...file, type: 'application/pdf' });

/** In memory, at most what a process gives back. @throws Error if a byte in the database was altered */
export async function readKept({ files, keys }: Dependencies, { id, key, bytes }: KeptFile): Promise<Buffer> {
  return bytesOf(files.read({ id, key: keys.unwrap(key, id) }, bytes, { start: 0, end: bytes - 1 }));
}

export async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const read: Uint8Array[] = [];
  for await (const part of parts) read.push(part);
  return Buffer.concat(read);
}

async function* one(bytes: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}

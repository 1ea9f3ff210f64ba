import { AppError, type RequestContext } from '@hearthway/service-kit';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ReadableFile } from './read-file.js';

/** Opening the address directly downloads the file, and nothing in it runs. */
const guards = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** A file, or the range of it that was asked for. */
export async function sendFile(
  { request, response }: RequestContext,
  { name, type, bytes, read }: ReadableFile,
): Promise<void> {
  const ranges = request.range(bytes, { combine: true });
  response.attachment(name).type(type).set(guards).set('accept-ranges', 'bytes');
  if (ranges === -1) {
    response.removeHeader('content-disposition');
    response.set('content-range', `bytes */${bytes}`);
    throw new AppError('document.outside-file', 'This file has fewer bytes than that');
  }
  // Several ranges at once, or none that we understand, get the whole file.
  const [part] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  if (part) response.status(206).set('content-range', `bytes ${start}-${end}/${bytes}`);
  response.set('content-length', String(end - start + 1));
  await stream(read({ start, end }), response);
}

/** Several files as one ZIP. */
export async function sendZip({ response }: RequestContext, files: readonly ReadableFile[]): Promise<void> {
  const zip = new ZipFile();
  for (const { name, bytes, read } of files) {
    // PDFs and pictures are compressed already. Each file is opened when its turn comes.
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (open) => {
      open(null, Readable.from(read({ start: 0, end: bytes - 1 }), { objectMode: false }));
    });
  }
  zip.end();
  response.attachment('Hearthway documents.zip').type('zip').set(guards);
  await stream(zip.outputStream as AsyncIterable<Uint8Array> & NodeJS.ReadableStream, response);
}

/** A client that leaves is no failure of ours. */
async function stream(source: AsyncIterable<Uint8Array>, response: RequestContext['response']): Promise<void> {
  try {
    await pipeline(source, response);
  } catch (error) {
    if (!response.destroyed || isOurs(error)) throw error;
  }
}

const isOurs = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/** Shown by the page that asks for it, and kept nowhere. */
export function sendPicture({ response }: RequestContext, type: 'jpeg' | 'webp', picture: Buffer): void {
  response.type(type).set(guards).send(picture);
}

import { AppError, type RequestContext } from '@hearthway/service-kit';
import { Readable, type PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ReadableFile } from './read-file.js';

/** Opening the address directly downloads the file, and nothing in it runs. */
const guards = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** The last so many bytes: of a file that has fewer, the parser takes it for a range outside. */
const longSuffix = /^bytes=-0*[1-9]\d*$/;

/** A file, or the range of it that was asked for. */
export async function sendFile(context: RequestContext, { name, type, bytes, read }: ReadableFile): Promise<void> {
  const { request, response } = context;
  const ranges = request.range(bytes, { combine: true });
  if (ranges === -1 && !longSuffix.test(request.get('range') ?? '')) {
    response.set('content-range', `bytes */${bytes}`);
    throw new AppError('document.outside-file', 'This file has fewer bytes than that');
  }
  response.attachment(name).type(type).set(guards).set('accept-ranges', 'bytes');
  // Several ranges at once, or none that we understand, get the whole file, as does who asks for the end of a shorter file.
  const [part] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : [];
  const { start, end } = part ?? { start: 0, end: bytes - 1 };
  if (part) response.status(206).set('content-range', `bytes ${start}-${end}/${bytes}`);
  response.set('content-length', String(end - start + 1));
  await stream(read({ start, end }), context);
}

/** Several files as one ZIP. A file that can’t be read breaks the connection, so that nobody takes half a ZIP for a whole one. */
export async function sendZip(context: RequestContext, files: readonly ReadableFile[]): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  for (const { name, bytes, read } of files) {
    // PDFs and pictures are compressed already. Each file is opened when its turn comes.
    zip.addReadStreamLazy(name, { compress: false, size: bytes }, (open) => {
      const file = Readable.from(read({ start: 0, end: bytes - 1 }), { objectMode: false });
      open(null, file.once('error', fail));
    });
  }
  zip.end();
  context.response.attachment('Hearthway documents.zip').type('zip').set(guards);
  await stream(output, context);
}

/** A client that leaves is no failure of ours. */
async function stream(source: AsyncIterable<Uint8Array>, { request, response }: RequestContext): Promise<void> {
  // Express has a GET answer HEAD too, and nothing of the file is sent then.
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
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

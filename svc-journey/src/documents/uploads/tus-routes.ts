import { AppError, type RequestContext } from '@hearthway/service-kit';
import { finished, PassThrough, Readable } from 'node:stream';

const tusVersion = '1.0.0';
const bytesType = 'application/offset+octet-stream';
const tusHeaders = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const;
const answeredHeaders = ['upload-offset', 'upload-length'] as const;

/**
 * Hands a request of the tus protocol over, and answers as `receive` says. Refusals, too, say which version it is.
 * @throws AppError `document-upload.other-protocol`, `request.unsupported-media-type`, and whatever `receive` throws
 */
export async function answerTus(
  { request, response }: RequestContext,
  receive: (request: Request) => Promise<Response>,
): Promise<void> {
  response.set({ 'tus-resumable': tusVersion, 'tus-version': tusVersion });
  if (request.get('tus-resumable') !== tusVersion) {
    throw new AppError('document-upload.other-protocol', 'Uploads use version 1.0.0 of the tus protocol');
  }
  if (request.method === 'PATCH' && request.get('content-type') !== bytesType) {
    throw new AppError('request.unsupported-media-type', `Send the bytes as ${bytesType}`);
  }
  const headers = new Headers();
  for (const name of tusHeaders) {
    const value = request.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  const body = request.method === 'PATCH' ? (Readable.toWeb(bytesOf(request)) as ReadableStream) : null;
  const answer = await receive(
    new Request(`http://uploads${request.path}`, {
      method: request.method,
      headers,
      ...(body && { body, duplex: 'half' }),
    }),
  );
  for (const name of answeredHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  response.status(answer.status).end();
}

/** A refusal leaves the rest unread: it is dropped, so that the connection can go on. The request itself is never destroyed. */
function bytesOf(request: RequestContext['request']): Readable {
  const bytes = new PassThrough();
  // Also of a client that left before this.
  finished(request, { writable: false }, (error) => error && bytes.destroy(error));
  bytes.once('error', () => undefined);
  request.res?.once('finish', () => {
    request.unpipe(bytes);
    request.resume();
  });
  return request.pipe(bytes);
}

import type { RequestContext } from '@hearthway/service-kit';
import { PassThrough, Readable } from 'node:stream';

const tusHeaders = ['tus-resumable', 'upload-offset', 'content-type', 'content-length'] as const;
const answeredHeaders = ['tus-resumable', 'upload-offset', 'upload-length'] as const;

/** Hands a request of the tus protocol over, and answers as `receive` says. */
export async function answerTus(
  { request, response }: RequestContext,
  receive: (request: Request) => Promise<Response>,
): Promise<void> {
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
  request.once('error', (error) => bytes.destroy(error));
  request.once('aborted', () => bytes.destroy(new Error('The client is gone')));
  bytes.once('error', () => undefined);
  request.res?.once('finish', () => {
    request.unpipe(bytes);
    request.resume();
  });
  return request.pipe(bytes);
}

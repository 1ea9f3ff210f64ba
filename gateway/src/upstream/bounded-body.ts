import { Transform, type Readable } from 'node:stream';
import { refusal } from '../problems.js';

/** The client disconnected before its response. No fault of ours, so its status is not a 5xx. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
  readonly statusCode = 400;
}

/**
 * Streams a body up to a number of bytes. The source is never destroyed, since that would close the connection the refusal
 * is written to: the excess is read and discarded.
 */
export function boundedBody(source: Readable, limit: number): Readable {
  let seen = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > limit) done(refusal('request.too-large'));
      else done(null, chunk);
    },
  });
  source.once('aborted', () => bounded.destroy(new ClientGoneError()));
  source.once('error', (error) => bounded.destroy(new ClientGoneError(undefined, { cause: error })));
  bounded.once('close', () => {
    source.unpipe(bounded);
    source.resume();
  });
  return source.pipe(bounded);
}

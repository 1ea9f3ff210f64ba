import { Transform, type Readable } from 'node:stream';
import { refusal } from '../problems.js';

/** The client went away before it was answered. Nobody's fault, so by its status no error. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
  readonly statusCode = 400;
}

/**
 * Passes a body on as it comes, up to a number of bytes. The source is never destroyed, because with it would go the
 * connection that the refusal has to be written to: what is too much is read and thrown away.
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

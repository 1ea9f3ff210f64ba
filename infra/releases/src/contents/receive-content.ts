import { releaseLimits } from '@hearthway/contracts/releases';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { IncomingMessage } from 'node:http';
import { contentIdOf } from './content-id.js';

/**
 * The body of a request, if it is the content that it is named after.
 * @throws AppError `request.too-large`, `content.different`
 */
export async function receiveContent(request: IncomingMessage, content: string): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > releaseLimits.fileBytes) throw tooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    // What is too large isn't read to its end, and is answered.
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > releaseLimits.fileBytes) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    // A client that leaves is no failure of ours.
    throw request.destroyed ? new AppError('content.different', 'The upload broke off') : error;
  }
  const body = Buffer.concat(parts);
  if (contentIdOf(body) === content) return body;
  throw new AppError('content.different', 'This content has another SHA-384 than its address says');
}

const tooLarge = (): AppError =>
  new AppError('request.too-large', problemTexts.tooLarge, { details: [{ path: 'body', message: 'At most 8 MB' }] });

import { problemTexts } from '@hearthway/contracts/texts';
import express, { type Request, type RequestHandler } from 'express';
import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors/index.js';

const otherCharset = /;\s*charset="?(?!utf-8\b)/i;
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Reads a body of JSON (RFC 8259: in UTF-8, not compressed; RFC 7493: of whole characters). An empty one of no type counts
 * as none: some clients send a request without a body as a chunked one of no length.
 */
export function jsonBody(limit: number): RequestHandler {
  return express.json({
    limit,
    inflate: false,
    type: () => true,
    verify: (request, _response, bytes) => {
      if (bytes.length === 0) return;
      if (!isJson(request as Request)) throw new AppError('request.unsupported-media-type', problemTexts.mediaType);
      if (!isUtf8(bytes)) throw new AppError('request.not-json', problemTexts.notJson);
    },
    reviver: (_key, value: unknown) => {
      if (typeof value === 'string' && loneSurrogate.test(value)) throw new SyntaxError('Half of a character');
      return value;
    },
  });
}

function isJson(request: Request): boolean {
  return request.is('application/json') !== false && !otherCharset.test(request.headers['content-type'] ?? '');
}

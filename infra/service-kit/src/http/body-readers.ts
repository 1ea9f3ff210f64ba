import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import express, { type Request, type RequestHandler } from 'express';
import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors/index.js';

type BodyType = Exclude<NonNullable<Operation['bodyType']>, 'stream'>;

/** Reads the request body into `request.body`, or refuses it. There is one reader per encoding. */
export type BodyReaders = Readonly<Record<BodyType, RequestHandler>>;

/** An empty body without a content type counts as none, because some clients send no body as an empty chunked one. */
export function bodyReaders(limit: number): BodyReaders {
  const base = { limit, inflate: false, type: () => true };
  return {
    /** RFC 8259: UTF-8, not compressed; RFC 7493: no lone surrogates. */
    json: express.json({
      ...base,
      verify(request, _response, bytes) {
        if (bytes.length === 0) return;
        requireType(request as Request, 'application/json', problemTexts.mediaType);
        if (!isUtf8(bytes)) throw new AppError('request.not-json', problemTexts.notJson);
      },
      reviver(_key, value: unknown) {
        if (typeof value === 'string' && loneSurrogate.test(value)) throw new SyntaxError('Half of a character');
        return value;
      },
    }),
    /** What an HTML form sends: names and texts, nothing more. A repeated name becomes a list, which no contract accepts. */
    form: express.urlencoded({
      ...base,
      extended: false,
      parameterLimit: 100,
      verify(request, _response, bytes) {
        if (bytes.length === 0) return;
        requireType(request as Request, 'application/x-www-form-urlencoded', problemTexts.formMediaType);
      },
    }),
    /** Left unparsed, because the sender signed these exact bytes. */
    raw: express.raw(base),
  };
}

const otherCharset = /;\s*charset="?(?!utf-8\b)/i;
const loneSurrogate = /\p{Surrogate}/u;

function requireType(request: Request, type: string, text: string): void {
  if (request.is(type) !== false && !otherCharset.test(request.headers['content-type'] ?? '')) return;
  throw new AppError('request.unsupported-media-type', text);
}

import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts } from '@hearthway/contracts/texts';
import express, { type Request, type RequestHandler } from 'express';
import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors/index.js';

type BodyType = NonNullable<Operation['bodyType']>;

/** Reads the body of a request into `request.body`, or refuses it; one for each way in which a body may be encoded. */
export type BodyReaders = Readonly<Record<BodyType, RequestHandler>>;

/** An empty body of no type counts as none: some clients send a request without a body as a chunked one of no length. */
export function bodyReaders(limit: number): BodyReaders {
  const base = { limit, inflate: false, type: () => true };
  return {
    /** RFC 8259: in UTF-8, not compressed; RFC 7493: of whole characters. */
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
    /** What a form of HTML sends: names and texts, no more. A name that comes twice becomes a list, which no contract takes. */
    form: express.urlencoded({
      ...base,
      extended: false,
      parameterLimit: 100,
      verify(request, _response, bytes) {
        if (bytes.length === 0) return;
        requireType(request as Request, 'application/x-www-form-urlencoded', problemTexts.formMediaType);
      },
    }),
    /** Not read at all: whoever signed these bytes signed them as they are. */
    raw: express.raw(base),
  };
}

const otherCharset = /;\s*charset="?(?!utf-8\b)/i;
const loneSurrogate = /\p{Surrogate}/u;

function requireType(request: Request, type: string, text: string): void {
  if (request.is(type) !== false && !otherCharset.test(request.headers['content-type'] ?? '')) return;
  throw new AppError('request.unsupported-media-type', text);
}

import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TlsFiles } from './tls-files.js';

export interface JsonAnswer {
  readonly status: number;
  /** From `Retry-After`, if it is in seconds. */
  readonly retryAfterSeconds?: number;
  /** The parsed body. @throws SyntaxError when it is not JSON */
  json(): Promise<unknown>;
}

export interface JsonRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** For the whole exchange, in milliseconds. */
  readonly timeout: number;
  readonly tls?: TlsFiles | undefined;
}

/**
 * Calls another service on a new connection. `fetch` would cost an idle service ten megabytes of memory. Rejects when there
 * is no answer in time.
 */
export async function requestJson(url: URL, { method, headers, body, timeout, tls }: JsonRequest): Promise<JsonAnswer> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const options: RequestOptions = {
    method,
    agent: false,
    signal: AbortSignal.timeout(timeout),
    headers: {
      accept: 'application/json',
      ...(content && { 'content-type': 'application/json', 'content-length': content.length }),
      ...headers,
    },
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const sending = isSecure
      ? requestSecure(url, { ...options, ...tls }, resolve)
      : requestPlain(url, options, resolve);
    sending.on('error', reject).end(content);
  });
  const answer = await text(response);
  const retryAfter = Number(response.headers['retry-after']);
  return {
    status: response.statusCode ?? 0,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    json: () => Promise.resolve().then(() => JSON.parse(answer) as unknown),
  };
}

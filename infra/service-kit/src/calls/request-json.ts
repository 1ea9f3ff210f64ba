import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { TlsFiles } from './tls-files.js';

export interface JsonAnswer {
  readonly status: number;
  /** From `Retry-After`, if it is in seconds. */
  readonly retryAfterSeconds?: number;
  /** The parsed body. @throws SyntaxError when it is not JSON */
  json(): Promise<unknown>;
}

export interface ServiceAnswer extends JsonAnswer {
  readonly content: Buffer;
}

export interface JsonRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Ends the exchange. */
  readonly signal: AbortSignal;
  /** A longer answer is refused. */
  readonly maximumBytes?: number | undefined;
  readonly tls?: TlsFiles | undefined;
}

/**
 * Calls another service on a new connection. `fetch` would cost an idle service ten megabytes of memory. Rejects when there
 * is no answer.
 */
export async function requestJson(
  url: URL,
  { method, headers, body, signal, maximumBytes, tls }: JsonRequest,
): Promise<ServiceAnswer> {
  const content = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const options: RequestOptions = {
    method,
    agent: false,
    signal,
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
  const answer = await contentOf(response, maximumBytes);
  const retryAfter = Number(response.headers['retry-after']);
  return {
    status: response.statusCode ?? 0,
    ...(retryAfter > 0 && { retryAfterSeconds: retryAfter }),
    content: answer,
    json: () => Promise.resolve().then(() => JSON.parse(answer.toString('utf8')) as unknown),
  };
}

async function contentOf(response: IncomingMessage, maximumBytes = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop destroys the response.
    if (bytes > maximumBytes) throw new Error(`The answer is longer than ${maximumBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

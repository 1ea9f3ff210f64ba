import { trackingRefusalHeaders } from '@hearthway/contracts/analytics';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The client headers that are passed on to a service. Everything else is dropped: hop-by-hop headers, and claims about who
 * the client is.
 */
const passedOn = [
  'accept',
  'accept-language',
  'content-type',
  'content-encoding',
  'user-agent',
  'origin',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
  ...trackingRefusalHeaders,
  'if-none-match',
  'if-match',
  'if-modified-since',
  'idempotency-key',
  'range',
  'tus-resumable',
  'upload-offset',
  'stripe-signature',
] as const;

export interface ForwardedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** The client as the gateway sees it, not as it claims. */
  readonly client: { readonly address: string; readonly host: string; readonly protocol: string };
  readonly requestId: string;
  readonly traceparent: string;
  /** The verified token. */
  readonly authorization: string | undefined;
  readonly withCookies: boolean;
}

/** The headers of the request to the service. */
export function forwardedHeaders(request: ForwardedRequest): Record<string, string> {
  const { method, headers, client } = request;
  const forwarded = new Map([
    ['x-forwarded-for', client.address],
    ['x-forwarded-host', client.host],
    ['x-forwarded-proto', client.protocol],
    ['x-request-id', request.requestId],
    ['traceparent', request.traceparent],
  ]);
  const add = (name: string, value: string | undefined): void => {
    if (value !== undefined) forwarded.set(name, value);
  };
  for (const name of passedOn) add(name, one(headers[name]));
  add('cookie', request.withCookies ? headers.cookie : undefined);
  add('authorization', request.authorization);
  // These methods' bodies are not forwarded, so neither is their length.
  if (method !== 'GET' && method !== 'HEAD') add('content-length', headers['content-length']);
  return Object.fromEntries(forwarded);
}

const notPassedBack = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'x-request-id',
  'traceparent',
]);

/** The headers of a service's answer, without those meant only for the gateway. */
export function returnedHeaders(headers: IncomingHttpHeaders, withCookies: boolean): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !notPassedBack.has(name) && (withCookies || name !== 'set-cookie')),
  );
}

function one(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

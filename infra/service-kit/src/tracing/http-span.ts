import type { SpanEnd } from './spans.js';

interface ServedRequest {
  readonly method: string;
  /** The route template, never the path itself, which can identify people. Undefined when no route matched. */
  readonly route: string | undefined;
  /** 499 when the client went away. */
  readonly status: number;
}

/** The end of a server request's span. Only a 5xx is a failure: refusals and aborts are the client's doing. */
export function serverSpanEnd({ method, route, status }: ServedRequest): SpanEnd {
  return {
    name: route === undefined ? method : `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(route !== undefined && { 'http.route': route }),
    },
    error: statusFailure(status),
  };
}

/** The kind of failure that a status means, if any. */
export function statusFailure(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}

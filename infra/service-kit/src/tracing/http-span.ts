import type { SpanEnd } from './spans.js';

interface ServedRequest {
  readonly method: string;
  /** The template, never the path itself, which can name people; undefined when no route took the request. */
  readonly route: string | undefined;
  /** 499 when the client went away. */
  readonly status: number;
}

/** How the span of a request that was served ends. Only a 5xx is a failure: a refusal or an abort is the client's doing. */
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

/** The kind of failure that a status stands for, if it stands for one. */
export function statusFailure(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}

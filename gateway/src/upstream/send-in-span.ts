import {
  describeError,
  isRecording,
  readTraceparent,
  startSpan,
  statusFailure,
  toTraceparent,
} from '@hearthway/service-kit';
import type { Dispatcher } from 'undici';
import { toProblem } from '../problems.js';
import type { Route } from '../routes.js';
import { ClientGoneError } from './bounded-body.js';
import type { Upstream } from './upstream.js';

/** Sends a request to a service in its own span, a child of the span in its headers. */
export async function sendInSpan(
  upstream: Upstream,
  request: Parameters<Upstream['send']>[0],
  route: Route,
): Promise<Dispatcher.ResponseData> {
  if (!isRecording()) return upstream.send(request, route);
  const headers = request.headers as Record<string, string>;
  const span = startSpan(`${route.method} ${route.service}`, {
    kind: 'client',
    parent: readTraceparent(headers['traceparent']),
    attributes: { 'http.request.method': route.method, 'server.address': route.service, 'url.template': route.path },
  });
  const traced = { ...request, headers: { ...headers, traceparent: toTraceparent(span.context) } };
  try {
    const response = await upstream.send(traced, route);
    const { statusCode } = response;
    span.end({ attributes: { 'http.response.status_code': statusCode }, error: statusFailure(statusCode) });
    return response;
  } catch (error) {
    span.end({ error: failure(error) });
    throw error;
  }
}

/** Failures of the service or the network. A client that went away or sent too much is neither. */
function failure(error: unknown): string | undefined {
  if (error instanceof ClientGoneError) return undefined;
  return toProblem(error, '').status >= 500 ? describeError(error) : undefined;
}

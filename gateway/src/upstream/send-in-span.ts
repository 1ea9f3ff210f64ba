import { describeError, markFailed, startSpan, statusFailure, traceparentOf } from '@hearthway/service-kit';
import { ROOT_CONTEXT, SpanKind, trace, type Span } from '@opentelemetry/api';
import type { Dispatcher } from 'undici';
import { toProblem } from '../problems.js';
import type { Route } from '../routes.js';
import { ClientGoneError } from './bounded-body.js';

/** Sends a request to a service in a span of its own, whose `traceparent` goes with it. */
export async function sendInSpan(
  parent: Span,
  route: Route,
  send: (traceparent: string) => Promise<Dispatcher.ResponseData>,
): Promise<Dispatcher.ResponseData> {
  const { method, service, path } = route;
  const attributes = { 'http.request.method': method, 'server.address': service, 'url.template': path };
  const within = trace.setSpan(ROOT_CONTEXT, parent);
  const span = startSpan(`${method} ${service}`, { kind: SpanKind.CLIENT, attributes }, within);
  try {
    const response = await send(traceparentOf(span));
    span.setAttribute('http.response.status_code', response.statusCode);
    markFailed(span, statusFailure(response.statusCode));
    return response;
  } catch (error) {
    markFailed(span, failure(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The failure to record: none when the client disconnected or sent too much. */
function failure(error: unknown): string | undefined {
  if (error instanceof ClientGoneError) return undefined;
  return toProblem(error, '').status >= 500 ? describeError(error) : undefined;
}

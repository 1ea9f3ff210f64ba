import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AppError, contextOf, endServerSpan, startSpan, type Metrics } from '@hearthway/service-kit';
import { SpanKind, TraceFlags, type Span } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter } from 'prom-client';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span;
  }
}

const validRequestId = /^[A-Za-z0-9._-]{8,128}$/;

/** The client's own id if it is well-formed, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && validRequestId.test(given) ? given : randomUUID();
}

const loggedPathLength = 200;
/** No client ever sees this status: in the log and metrics it means that the client went away. */
const clientClosedRequest = 499;

/** Gives every request and answer an id, and writes the request's log line and metrics. */
export const requestIdPlugin = fastifyPlugin<{ metrics: Metrics }>(
  (app, { metrics }, done) => {
    app.decorateRequest('span');
    const aborts = new Counter({
      name: 'gateway_client_aborts_total',
      help: 'Requests whose client went away before it had the whole answer',
      registers: [metrics.registry],
    });

    app.addHook('onRequest', (request, reply, next) => {
      // A client may name the trace, but not decide whether it is recorded.
      const caller = contextOf(request.headers['traceparent'], TraceFlags.NONE);
      request.span = startSpan(request.method, { kind: SpanKind.SERVER }, caller);
      request.log = request.log.child({ traceId: request.span.spanContext().traceId });
      reply.log = request.log;
      // A client that went away gets no response, so `onResponse` never fires.
      reply.raw.once('close', () => record(request, reply, clientClosedRequest));
      next();
    });

    app.addHook('onSend', (request, reply, _payload, next) => {
      reply.header('x-request-id', request.id);
      next();
    });

    app.addHook('onError', (_request, _reply, error, next) => {
      if (error instanceof AppError && error.limit !== undefined) metrics.limitRefusals.inc({ limit: error.limit });
      next();
    });

    const recorded = new WeakSet<FastifyReply>();
    const record = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
      if (recorded.has(reply)) return;
      recorded.add(reply);
      if (status === clientClosedRequest) aborts.inc();
      const { url: route } = request.routeOptions;
      const operation = route ?? 'none';
      const { method } = request;
      endServerSpan(request.span, { method, route, status });
      metrics.httpDuration.observe({ operation, method, status }, reply.elapsedTime / 1000);
      const path = request.url.split('?')[0]?.slice(0, loggedPathLength);
      const line = { method, path, operation, status, ms: Math.round(reply.elapsedTime * 10) / 10 };
      // Clients over their limit must not flood the log.
      request.log[status === 429 ? 'debug' : 'info'](line, 'request');
    };

    app.addHook('onResponse', (request, reply, next) => {
      record(request, reply, reply.raw.writableEnded ? reply.statusCode : clientClosedRequest);
      next();
    });
    done();
  },
  { name: 'request-id' },
);

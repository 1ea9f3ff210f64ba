import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Metrics } from '@hearthway/service-kit';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** W3C trace context of what goes on to a service. */
    traceparent: string;
  }
}

const validRequestId = /^[A-Za-z0-9._-]{8,128}$/;
const validTraceparent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** The client's own id when it has the form of one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && validRequestId.test(given) ? given : randomUUID();
}

/** 32 digits. Node keeps random bytes ready for these alone; asking for bytes costs a call into the system each time. */
const randomHex = (): string => randomUUID().replaceAll('-', '');

/** Every request and its answer carry an id; the log line and the metrics of a request are written here. */
export const requestIdPlugin = fastifyPlugin<{ metrics: Metrics }>(
  (app, { metrics }, done) => {
    app.decorateRequest('traceparent', '');

    app.addHook('onRequest', (request, reply, next) => {
      const [, given, flags] = validTraceparent.exec(String(request.headers['traceparent'] ?? '')) ?? [];
      const traceId = given ?? randomHex();
      request.traceparent = `00-${traceId}-${randomHex().slice(16)}-${flags ?? '01'}`;
      request.log = request.log.child({ traceId });
      reply.log = request.log;
      next();
    });

    app.addHook('onSend', (request, reply, _payload, next) => {
      reply.header('x-request-id', request.id);
      next();
    });

    app.addHook('onResponse', (request, reply, next) => {
      const operation = request.routeOptions.url ?? 'none';
      const { method } = request;
      const status = reply.raw.writableEnded ? reply.statusCode : 499;
      metrics.httpDuration.observe({ operation, method, status }, reply.elapsedTime / 1000);
      const path = request.url.split('?')[0];
      request.log.info({ method, path, operation, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request');
      next();
    });
    done();
  },
  { name: 'request-id' },
);

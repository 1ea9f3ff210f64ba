import { SpanKind } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { AdminAudits } from '../audits/index.js';
import type { CallVerifier } from '../calls/index.js';
import { runInScope, type Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { TokenVerifier } from '../tokens/index.js';
import { contextOf, endServerSpan, startSpan, traceparentOf } from '../tracing/index.js';
import type { BodyReaders } from './body-readers.js';
import { edgeOf, type Edge } from './request-context.js';

const validRequestId = /^[A-Za-z0-9._-]{8,128}$/;

interface BeginRequestOptions {
  logger: Logger;
  metrics: Metrics;
  tokenVerifier: TokenVerifier | undefined;
  callVerifier: CallVerifier | undefined;
  adminAudits: AdminAudits | undefined;
  bodies: BodyReaders;
}

/** Sets up the request's ids, log scope, access log line and metrics. */
export function beginRequest(options: BeginRequestOptions): RequestHandler {
  const { logger, metrics } = options;
  return (request, response, next) => {
    const begun = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && validRequestId.test(given) ? given : randomUUID();
    const { method } = request;
    const span = startSpan(method, { kind: SpanKind.SERVER }, contextOf(request.get('traceparent')));
    const edge: Edge = { requestId, ...options };
    response.locals['edge'] = edge;
    response.set({ 'x-request-id': requestId, traceparent: traceparentOf(span), 'cache-control': 'no-store' });

    runInScope(requestId, span, () => {
      response.once('close', () => {
        const { id: operation = 'none', path: route } = edgeOf(response).operation ?? {};
        const status = response.writableFinished ? response.statusCode : 499;
        const milliseconds = performance.now() - begun;
        metrics.httpDuration.observe({ operation, method, status }, milliseconds / 1000);
        endServerSpan(span, { method, route, status });
        const line = {
          method,
          path: request.path,
          operation,
          status,
          ms: Math.round(milliseconds * 10) / 10,
        };
        runInScope(requestId, span, () => logger.info(line, 'request'));
      });
      next();
    });
  };
}

import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import type { AdminAudits } from '../audits/index.js';
import type { CallVerifier } from '../calls/index.js';
import { runInScope, type Logger } from '../logging/index.js';
import type { Metrics } from '../metrics/index.js';
import type { TokenVerifier } from '../tokens/index.js';
import type { BodyReaders } from './body-readers.js';
import { edgeOf, type Edge } from './request-context.js';
import { continueTrace, toTraceparent } from './trace-context.js';

const validRequestId = /^[A-Za-z0-9._-]{8,128}$/;

interface BeginRequestOptions {
  logger: Logger;
  metrics: Metrics;
  tokenVerifier: TokenVerifier | undefined;
  callVerifier: CallVerifier | undefined;
  adminAudits: AdminAudits | undefined;
  bodies: BodyReaders;
}

/** Gives the request its ids, its log scope, its line in the access log and its place in the metrics. */
export function beginRequest(options: BeginRequestOptions): RequestHandler {
  const { logger, metrics } = options;
  return (request, response, next) => {
    const begun = performance.now();
    const given = request.get('x-request-id');
    const requestId = given && validRequestId.test(given) ? given : randomUUID();
    const trace = continueTrace(request.get('traceparent'));
    const edge: Edge = { requestId, ...options };
    response.locals['edge'] = edge;
    response.set({ 'x-request-id': requestId, traceparent: toTraceparent(trace), 'cache-control': 'no-store' });

    runInScope({ requestId, traceId: trace.traceId }, () => {
      response.once('close', () => {
        const operation = edgeOf(response).operation?.id ?? 'none';
        const status = response.writableFinished ? response.statusCode : 499;
        const milliseconds = performance.now() - begun;
        metrics.httpDuration.observe({ operation, method: request.method, status }, milliseconds / 1000);
        const line = {
          method: request.method,
          path: request.path,
          operation,
          status,
          ms: Math.round(milliseconds * 10) / 10,
        };
        runInScope({ requestId, traceId: trace.traceId }, () => logger.info(line, 'request'));
      });
      next();
    });
  };
}

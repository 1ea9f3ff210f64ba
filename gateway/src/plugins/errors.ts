import { AppError } from '@hearthway/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorPage } from '../pages/error-page.js';
import { prefersHtml } from '../pages/negotiation.js';
import { refusal, toProblem } from '../problems.js';

/** Answers every failure with a problem body. Our own faults are logged with their cause, which the answer never shows. */
export const errorsPlugin = fastifyPlugin(
  (app, _options, done) => {
    app.setErrorHandler(answerError);
    app.all('/api', notFound);
    app.all('/api/*', notFound);
    app.setNotFoundHandler((request, reply) => {
      // Pages and files answer GET and HEAD at every address, so this request used another method.
      void reply.header('allow', 'GET, HEAD');
      return answerError(refusal('request.method-not-allowed'), request, reply);
    });
    done();
  },
  { name: 'errors' },
);

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(refusal('route.not-found'), request, reply);
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = toProblem(error, request.id);
  logFailure(request, error, { status, code: body.code });
  const retryAfter = error instanceof AppError ? error.retryAfterSeconds : undefined;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply.code(status).header('cache-control', 'no-store');
  if (isApiRequest(request)) return reply.type('application/json').send(body);
  void reply.header('vary', 'accept');
  // A browser that loads a page gets one that people can read; everything else gets a problem body.
  if (!prefersHtml(request.headers.accept ?? '')) return reply.type('application/json').send(body);
  return reply.type('text/html; charset=utf-8').send(errorPage(body));
}

/** A client that went away is not a failure. */
export function logFailure(request: FastifyRequest, error: unknown, answer: { status: number; code: string }): void {
  const { status, code } = answer;
  if (request.raw.socket.destroyed) request.log.debug({ code }, 'the client went away');
  else if (status >= 500) request.log.error({ err: error, code }, 'the request failed');
  else request.log.debug({ code }, 'the request was refused');
}

const isApiRequest = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);

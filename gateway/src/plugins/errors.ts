import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorPage } from '../pages/error-page.js';
import { prefersHtml } from '../pages/negotiation.js';
import { refusal, RetryLaterError, toProblem } from '../problems.js';
import { securityHeaders } from './headers.js';

/** Every failure is answered with a problem body; what is our own fault is logged with its cause and shows none. */
export const errorsPlugin = fastifyPlugin(
  (app, _options, done) => {
    app.setErrorHandler(answerError);
    app.all('/api', notFound);
    app.all('/api/*', notFound);
    app.setNotFoundHandler((request, reply) => {
      // Pages and files answer GET and HEAD at any address, so what comes here came with another method.
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
  if (status >= 500) request.log.error({ err: error, code: body.code }, 'the request failed');
  else request.log.debug({ code: body.code }, 'the request was refused');
  if (error instanceof RetryLaterError) void reply.header('retry-after', String(error.retryAfterSeconds));
  void reply.code(status).header('cache-control', 'no-store');
  if (isOfApi(request)) return reply.type('application/json').send(body);
  void reply.header('vary', 'accept');
  // A person who follows a link or types an address can read a page; whatever else asks reads problem bodies.
  if (!prefersHtml(request.headers.accept ?? '')) return reply.type('application/json').send(body);
  return reply.type('text/html; charset=utf-8').send(errorPage(body));
}

const isOfApi = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);

/** For addresses that cannot be parsed: they reach no hook, so the headers are set here. */
export function answerBadAddress(publicOrigin: string) {
  const headers = { ...securityHeaders(publicOrigin) };
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void answerError(error, request, reply.headers({ ...headers, 'x-request-id': request.id }));
  };
}

const statusOfClientError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For what is not HTTP as it should be (smuggling, broken chunks, too slow): one answer, and the connection ends. */
export function answerBadRequest(publicOrigin: string) {
  const headers = Object.entries(securityHeaders(publicOrigin));
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOfClientError[error.code ?? ''] ?? 400;
    const body = JSON.stringify(toProblem(refusal('request.invalid'), randomUUID()).body);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'content-type: application/json',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

import { ownValue } from '@hearthway/contracts/own-value';
import { AppError } from '@hearthway/service-kit';
import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorPage } from '../pages/error-page.js';
import { prefersHtml } from '../pages/negotiation.js';
import { refusal, toProblem, type GatewayErrorCode } from '../problems.js';
import { securityHeaders } from './headers.js';

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
  if (isOfApi(request)) return reply.type('application/json').send(body);
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

const isOfApi = ({ url }: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(url);

const statusOfClientError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** For what is not HTTP as it should be (smuggling, broken chunks, too slow): one answer, and the connection ends. */
export function answerBadRequest(publicOrigin: string) {
  const answer = plainAnswer(publicOrigin);
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Into an answer that is under way, another one would be read as a part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(answer(ownValue(statusOfClientError, error.code ?? '') ?? 400, 'request.invalid'));
  };
}

/** Requests that Node answers by itself, or not at all, unless somebody listens: an unknown `Expect`, and CONNECT. */
export function answerUnusualRequests(server: Server, publicOrigin: string): void {
  const answer = plainAnswer(publicOrigin);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    socket.end(answer(405, 'request.method-not-allowed'));
  });
}

/** A whole answer for a connection on which there is no request to answer. */
function plainAnswer(publicOrigin: string) {
  const headers = Object.entries(securityHeaders(publicOrigin));
  return (status: number, code: GatewayErrorCode): string => {
    const { body } = toProblem(refusal(code), randomUUID());
    const text = JSON.stringify(body);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${body.requestId}`,
      'content-type: application/json',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ];
    return `${lines.join('\r\n')}\r\n\r\n${text}`;
  };
}

/** Node notes on a socket the answer that is being written to it, and asks this of it before its own answers too. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent?: boolean } | null };
  return answer?.headersSent === true;
}

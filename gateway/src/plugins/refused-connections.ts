import { ownValue } from '@hearthway/contracts/own-value';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { refusal, toProblem, type GatewayErrorCode } from '../problems.js';
import { securityHeaders } from './headers.js';

const statusOfClientError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed HTTP (smuggling, broken chunks, too slow) once and ends the connection. */
export function answerBadRequest(publicOrigin: string) {
  const answer = plainAnswer(publicOrigin);
  const refused = new WeakSet<Socket>();
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Node emits another error for everything that arrives after a refusal.
    if (refused.has(socket)) return;
    // A second answer would become part of the one being written.
    if (error.code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    endWith(socket, answer(ownValue(statusOfClientError, error.code ?? '') ?? 400, 'request.invalid'));
  };
}

/** Handles an unknown `Expect` and CONNECT, which Node otherwise answers itself or not at all. */
export function answerUnusualRequests(server: Server, publicOrigin: string): void {
  const answer = plainAnswer(publicOrigin);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, answer(405, 'request.method-not-allowed'));
  });
}

/** How long a refused connection stays open, so that the response can arrive. */
const lingerMilliseconds = 2000;

/**
 * Reads and discards what the client still sends: closing a connection with unread bytes can destroy the answer before the
 * client reads it.
 */
function endWith(socket: Duplex, text: string): void {
  socket.end(text);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds);
  socket.once('close', () => clearTimeout(timer));
}

/** A whole answer as text, for a connection without a request that Fastify could answer. */
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

/** The response in progress. Node stores it on the socket, and checks it like this before it sends its own error. */
function isBeingAnswered(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent?: boolean } | null };
  return answer?.headersSent === true;
}

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

/** For what is not HTTP as it should be (smuggling, broken chunks, too slow): one answer, and the connection ends. */
export function answerBadRequest(publicOrigin: string) {
  const answer = plainAnswer(publicOrigin);
  const refused = new WeakSet<Socket>();
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Whatever comes after a refusal is an error again.
    if (refused.has(socket)) return;
    // Into an answer that is under way, another one would be read as a part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    endWith(socket, answer(ownValue(statusOfClientError, error.code ?? '') ?? 400, 'request.invalid'));
  };
}

/** Requests that Node answers by itself, or not at all, unless somebody listens: an unknown `Expect`, and CONNECT. */
export function answerUnusualRequests(server: Server, publicOrigin: string): void {
  const answer = plainAnswer(publicOrigin);
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, answer(405, 'request.method-not-allowed'));
  });
}

/** Enough for an answer to arrive; nobody may keep a refused connection for longer. */
const lingerMilliseconds = 2000;

/**
 * What the client still sends is read and thrown away, because to close a connection with unread bytes in it takes from the
 * client the answer that it has not read yet.
 */
function endWith(socket: Duplex, text: string): void {
  socket.end(text);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingerMilliseconds);
  socket.once('close', () => clearTimeout(timer));
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

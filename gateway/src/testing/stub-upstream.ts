import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface StubUpstream {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Sets the answer from now on. */
  answer(listener: RequestListener): void;
  /** Called with each chunk of a body as it arrives. */
  onData(listener: (chunk: string) => void): void;
  close(): Promise<void>;
}

/** A service that answers as told and records its requests. */
export async function stubUpstream(listener: RequestListener = answerJson({ ok: true })): Promise<StubUpstream> {
  const seen: SeenRequest[] = [];
  let answer = listener;
  let hear: (chunk: string) => void = () => undefined;
  // Only the client closes idle connections: on a busy machine, closing one could cross with a request.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    request.on('data', (chunk: Buffer) => hear(chunk.toString('utf8')));
    readAll(request).then(
      (body) => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        answer(request, response);
      },
      () => response.destroy(),
    );
  });
  await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    answer: (next) => void (answer = next),
    onData: (next) => void (hear = next),
    close: () => closeNow(server),
  };
}

export function answerJson(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** An address where nothing listens. */
export async function deadAddress(): Promise<string> {
  const server = createServer();
  await listenOnFreePort(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await closeNow(server);
  return url;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export function listenOnFreePort(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
}

export function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

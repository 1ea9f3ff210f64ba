import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { TLSSocket } from 'node:tls';
import { Gauge } from 'prom-client';
import type { TlsFiles } from '../calls/index.js';
import { withTimeout } from '../concurrency/index.js';
import type { Metrics } from '../metrics/index.js';
import { keepAliveTimeout } from './keep-alive.js';

/** One check per dependency the service cannot work without; true when it is there. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface OperationsServerOptions {
  /** Read again for every call of `/readyz`. */
  readiness: () => ReadinessChecks;
  metrics: Metrics;
  /** Answers all other paths: the internal operations. Undefined if there are none. */
  internalApp?: () => RequestListener | undefined;
  /** Turns on mutual TLS. */
  tls?: TlsFiles | undefined;
}

/** `/healthz`, `/readyz`, `/metrics` and the internal operations, on their own port that is not reachable from outside. */
export function createOperationsServer({ readiness, metrics, internalApp, tls }: OperationsServerOptions): Server {
  measureReadiness({ readiness, metrics });
  const listener: RequestListener = (request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const internal = paths.includes(path) ? undefined : internalApp?.();
    if (internal && hasClientCertificate(request)) {
      internal(request, response);
      return;
    }
    send(response, internal ? noCertificate : answer(path, readiness, metrics));
  };
  if (!tls) return createServer({ keepAliveTimeout }, listener);
  // Health probes and metrics readers have no certificate. Internal operations check for one above.
  return createTlsServer({ ...tls, keepAliveTimeout, requestCert: true, rejectUnauthorized: false }, listener);
}

/** Answers `/readyz` on another port. */
export function readinessListener(readiness: () => ReadinessChecks): RequestListener {
  return (_request, response) => send(response, answerReadiness(readiness));
}

const paths = ['/healthz', '/readyz', '/metrics'];

/** Whether the client proved its identity. Without TLS, the call's credential has to. */
function hasClientCertificate({ socket }: IncomingMessage): boolean {
  return !(socket instanceof TLSSocket) || socket.authorized;
}

function measureReadiness({ readiness, metrics }: OperationsServerOptions): void {
  new Gauge({
    name: 'readiness_check_ok',
    help: '1 while what the process cannot work without is there, by its name in /readyz',
    labelNames: ['check'],
    registers: [metrics.registry],
    async collect() {
      const { checks } = await check(readiness());
      for (const [name, isThere] of Object.entries(checks)) this.set({ check: name }, isThere ? 1 : 0);
    },
  });
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function answer(path: string, readiness: () => ReadinessChecks, metrics: Metrics): Promise<Answer> {
  switch (path) {
    case '/healthz':
      return json(200, { status: 'alive' });
    case '/readyz':
      return answerReadiness(readiness);
    case '/metrics':
      return { status: 200, type: metrics.registry.contentType, text: await metrics.registry.metrics() };
    default:
      return json(404, { status: 'not found' });
  }
}

async function answerReadiness(readiness: () => ReadinessChecks): Promise<Answer> {
  const { ready, checks } = await check(readiness());
  return json(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks });
}

function send(response: ServerResponse, answer: Promise<Answer>): void {
  answer
    .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text))
    .catch(() => response.destroy());
}

const noCertificate = Promise.resolve(json(401, { status: 'no client certificate' }));

function json(status: number, body: unknown): Answer {
  return { status, type: 'application/json', text: JSON.stringify(body) };
}

/** Shorter than any caller of `/readyz` waits: two seconds in the local system. */
const checkTimeoutMilliseconds = 1500;

async function check(readiness: ReadinessChecks): Promise<{ ready: boolean; checks: Record<string, boolean> }> {
  const results = await Promise.all(
    Object.entries(readiness).map(async ([name, isThere]) => [name, await withinTime(isThere)] as const),
  );
  return { ready: results.every(([, there]) => there), checks: Object.fromEntries(results) };
}

async function withinTime(isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await withTimeout(checkTimeoutMilliseconds, Promise.resolve(isThere()), () => false);
  } catch {
    return false; // a check that throws has failed
  }
}

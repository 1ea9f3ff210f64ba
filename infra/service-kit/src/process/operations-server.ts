import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/index.js';

/** One entry per thing the service cannot work without: resolves true when it is there. */
export type ReadinessChecks = Readonly<Record<string, () => boolean | Promise<boolean>>>;

export interface OperationsServerOptions {
  /** Asked anew for every call of `/readyz`. */
  readiness(): ReadinessChecks;
  metrics: Metrics;
}

/** `/healthz`, `/readyz` and `/metrics`, for a port of their own that no outside request reaches. */
export function createOperationsServer({ readiness, metrics }: OperationsServerOptions): Server {
  return createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => response.destroy());
  });

  async function answer(url: string, response: ServerResponse): Promise<void> {
    switch (url.split('?')[0]) {
      case '/healthz':
        return sendJson(response, 200, { status: 'alive' });
      case '/readyz': {
        const { ready, checks } = await check(readiness());
        return sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks });
      }
      case '/metrics': {
        const text = await metrics.registry.metrics();
        response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
        return;
      }
      default:
        return sendJson(response, 404, { status: 'not found' });
    }
  }
}

const checkTimeoutMilliseconds = 3000;

async function check(readiness: ReadinessChecks): Promise<{ ready: boolean; checks: Record<string, boolean> }> {
  const results = await Promise.all(
    Object.entries(readiness).map(async ([name, isThere]) => [name, await withinTime(isThere)] as const),
  );
  return { ready: results.every(([, there]) => there), checks: Object.fromEntries(results) };
}

async function withinTime(isThere: () => boolean | Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMilliseconds);
  });
  try {
    return await Promise.race([Promise.resolve(isThere()), tooLate]);
  } catch {
    return false; // a check that fails is its answer
  } finally {
    clearTimeout(timer);
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

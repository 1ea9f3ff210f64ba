import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../metrics/index.js';
import { createOperationsServer, keepAliveTimeout, type Service } from '../process/index.js';

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an app (or any request listener) on a free port of the loopback interface. */
export function listen(app: RequestListener): Promise<TestServer> {
  return open(createServer({ keepAliveTimeout }, app));
}

/** Serves a service's operations port. */
export function listenToOperations(
  { readiness, internalApp }: Pick<Service, 'readiness' | 'internalApp'>,
  metrics: Metrics,
): Promise<TestServer> {
  return open(createOperationsServer({ readiness: () => readiness, metrics, internalApp: () => internalApp }));
}

async function open(server: Server): Promise<TestServer> {
  // Only the client closes idle connections: on a busy machine, closing one could cross with a request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

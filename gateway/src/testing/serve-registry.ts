import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followSite, readContent, readRelease } from '@hearthway/contracts/releases';
import type { Operation } from '@hearthway/contracts/operation';
import type { ContentForm, Registry } from '../releases/registry.js';
import { closeNow, listenOnFreePort } from './stub-upstream.js';

/** Answers the operations for gateways over HTTP, to whoever asks. */
export async function serveRegistry(registry: Registry): Promise<{ readonly url: string; close(): Promise<void> }> {
  const answers: [Operation, (...params: string[]) => Promise<unknown>][] = [
    [followSite, (environment) => registry.site(environment)],
    [readRelease, (slice, version) => registry.release(slice, version)],
    [readContent, (content, form) => registry.content(content, form as ContentForm)],
  ];
  const answerTo = async (path: string): Promise<unknown> => {
    for (const [operation, answer] of answers) {
      const match = new RegExp(`^${operation.path.replace(/:\w+/g, '([^/]+)')}$`).exec(path);
      if (match) return answer(...match.slice(1));
    }
    throw new Error(`The registry has nothing at ${path}`);
  };
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answerTo(request.url ?? '').then(
      (found) => response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found)),
      () => response.writeHead(404).end('{}'),
    );
  });
  await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeNow(server),
  };
}

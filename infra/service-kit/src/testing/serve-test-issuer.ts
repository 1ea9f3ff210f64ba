import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TokenIssuer } from '../tokens/index.js';
import { listen, type TestServer } from './listen.js';
import { createTestIssuer, type TestIssuer } from './test-issuer.js';

export interface ServedTestIssuer extends TestIssuer, TestServer {}

/** A test issuer behind HTTP, as a service that follows its issuer wants it: keys, and no session that has ended. */
export async function serveTestIssuer(issuer: TokenIssuer): Promise<ServedTestIssuer> {
  const testIssuer = await createTestIssuer(issuer);
  const answers: Readonly<Record<string, unknown>> = {
    [issuer.keySet.path]: testIssuer.jwks,
    [issuer.revocations.path]: [],
  };
  const server = await listen((request: IncomingMessage, response: ServerResponse) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  return { ...testIssuer, ...server };
}

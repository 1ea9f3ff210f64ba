import type { ProcessName } from '@hearthway/contracts/operation';
import * as z from 'zod/mini';
import { calledConfig, createCallVerifier } from '../calls/index.js';
import { loadConfig } from '../config/index.js';
import type { TokenIssuer } from '../tokens/index.js';
import { listen, type TestServer } from './listen.js';
import { createTestCaller } from './test-caller.js';
import { createTestIssuer, type TestIssuer } from './test-issuer.js';

export interface ServedTestIssuer extends TestIssuer, TestServer {
  /** What the follower needs to call it. */
  readonly environment: { readonly IDENTITY_OPERATIONS_URL: string; readonly CALL_SIGNING_KEY: string };
}

/** A test issuer over HTTP for a service that follows it: its keys, and no ended sessions. */
export async function serveTestIssuer(issuer: TokenIssuer, follower: ProcessName): Promise<ServedTestIssuer> {
  const testIssuer = await createTestIssuer(issuer);
  const caller = createTestCaller(follower);
  const { CALLER_KEYS: callers } = loadConfig(z.object(calledConfig), { CALLER_KEYS: caller.callerKey });
  const calls = createCallVerifier({ service: issuer.service, callers });
  const operations = [
    { ...issuer.keySet, answer: testIssuer.jwks },
    { ...issuer.revocations, answer: [] },
  ];
  const server = await listen((request, response) => {
    const operation = operations.find(({ path }) => path === request.url);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!operation) {
      send(404, {});
      return;
    }
    calls.verify(request.headers.authorization, { id: operation.id, callers: [follower] }).then(
      () => send(200, operation.answer),
      () => send(401, {}),
    );
  });
  const environment = { IDENTITY_OPERATIONS_URL: server.url, CALL_SIGNING_KEY: caller.encodedKey };
  return { ...testIssuer, ...server, environment };
}

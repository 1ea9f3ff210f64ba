import type { Operation, ProcessName } from '@hearthway/contracts/operation';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { calledConfig, createCallVerifier } from '../calls/index.js';
import { loadConfig } from '../config/index.js';
import type { TokenIssuer } from '../tokens/index.js';
import { listen, type TestServer } from './listen.js';
import { createTestCaller } from './test-caller.js';
import { createTestIssuer, type TestIssuer } from './test-issuer.js';

export interface ServedTestIssuer extends TestIssuer, TestServer {
  /** The follower's settings for calling it. */
  readonly environment: {
    readonly IDENTITY_OPERATIONS_URL: string;
    readonly JOURNEY_OPERATIONS_URL: string;
    readonly CALL_SIGNING_KEY: string;
  };
}

/** How a test issuer answers another internal operation, of its own or of the service that the operation’s id begins with. */
export interface TestAnswer {
  readonly operation: Pick<Operation, 'id' | 'path'>;
  /** Undefined if it doesn't answer at all. */
  answer(body: unknown): { readonly status: number; readonly body: unknown } | undefined;
}

/** A test issuer over HTTP for a service that follows it: its keys, no ended sessions, and any answers a test adds. */
export async function serveTestIssuer(
  issuer: TokenIssuer,
  follower: ProcessName,
  answers: readonly TestAnswer[] = [],
): Promise<ServedTestIssuer> {
  const testIssuer = await createTestIssuer(issuer);
  const caller = createTestCaller(follower);
  const { CALLER_KEYS: callers } = loadConfig(z.object(calledConfig), { CALLER_KEYS: caller.callerKey });
  const verifiers = new Map<string, ReturnType<typeof createCallVerifier>>();
  const verifierOf = (operationId: string) => {
    const [service = ''] = operationId.split('.');
    const known = verifiers.get(service) ?? createCallVerifier({ service, callers });
    verifiers.set(service, known);
    return known;
  };
  const operations: readonly TestAnswer[] = [
    { operation: issuer.keySet, answer: () => ({ status: 200, body: testIssuer.jwks }) },
    { operation: issuer.revocations, answer: () => ({ status: 200, body: [] }) },
    ...answers,
  ];
  const server = await listen((request, response) => {
    const found = operations.find(({ operation }) => operation.path === request.url);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!found) {
      send(404, {});
      return;
    }
    const { operation, answer } = found;
    verifierOf(operation.id)
      .verify(request.headers.authorization, { id: operation.id, callers: [follower] })
      .then(
        async () => {
          const reply = answer(request.method === 'GET' ? undefined : await json(request));
          if (reply) send(reply.status, reply.body);
        },
        () => send(401, {}),
      );
  });
  const environment = {
    IDENTITY_OPERATIONS_URL: server.url,
    JOURNEY_OPERATIONS_URL: server.url,
    CALL_SIGNING_KEY: caller.encodedKey,
  };
  return { ...testIssuer, ...server, environment };
}

import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { identityIssuer } from '@hearthway/contracts/identity';
import type { Operation } from '@hearthway/contracts/operation';
import { createTestCaller, startServiceWithIssuer } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type {} from '@hearthway/engines/testing';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type JourneyUnderTest = Awaited<ReturnType<typeof startJourneyUnderTest>>;

export const sensitiveDataSecret = 'a secret of at least thirty-two characters';

/** The moment whose figures apply: loan limits end with their year. */
export const figuresAt = new Date('2026-11-22T12:00:00.000Z');

/** The callers that the service under test trusts. `stranger` may call no operation. */
const callers = ['commerce', 'stranger'].map(createTestCaller);

/** The credential of the first of an operation’s callers. */
async function authorizeCall({ id, callers: [name] = [] }: Operation): Promise<string> {
  const caller = callers.find((known) => known.name === name);
  if (!caller) throw new Error(`The service under test knows no key of ${String(name)}`);
  return caller.authorize('journey', id);
}

/** The real service on the real engines; the keys and ended sessions of identity are served by a test issuer. */
export async function startJourneyUnderTest(environment: Readonly<Record<string, string>> = {}, dump?: string) {
  const underTest = await startServiceWithIssuer({
    name: 'journey',
    issuer: identityIssuer,
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    queues: ['journey.milestones', 'journey.buyer-data', 'journey.entitlements'],
    configSchema,
    environment: {
      SENSITIVE_DATA_SECRET: sensitiveDataSecret,
      CALLER_KEYS: callers.map(({ callerKey }) => callerKey).join(),
      ...environment,
    },
    dump,
    build: (parts) =>
      buildService({
        ...parts,
        figuresAt: () => figuresAt,
        secondErasureMilliseconds: 500,
      }),
  });

  return {
    ...underTest,
    callers,

    /** Calls an internal operation as the first of its callers. */
    async callInternal(operation: Operation, body: unknown) {
      const { path, method } = operation;
      return fetch(underTest.operationsUrl + path, {
        method,
        headers: { authorization: await authorizeCall(operation), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    authorizeCall,

    /** A signed-in buyer: `call` sends their token. */
    async buyer(userId: string = randomUUID(), sessionId: string = randomUUID()) {
      const token = await underTest.sign({ userId, sessionId, role: 'buyer' });
      const call = (
        path: string,
        { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
      ) =>
        fetch(`${underTest.url}${path}`, {
          ...init,
          headers: { authorization: token, 'content-type': 'application/json', ...headers },
        });
      return { userId, sessionId, token, call };
    },
  };
}

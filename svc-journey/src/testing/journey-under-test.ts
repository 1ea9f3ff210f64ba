import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { findVerifiedEmail, identityIssuer } from '@hearthway/contracts/identity';
import type { Operation } from '@hearthway/contracts/operation';
import { createTestCaller, startServiceWithIssuer } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { randomUUID } from 'node:crypto';
import type {} from '@hearthway/engines/testing';
import { configSchema } from '../config.js';
import { buildService } from '../service.js';

export type JourneyUnderTest = Awaited<ReturnType<typeof startJourneyUnderTest>>;

export const sensitiveDataSecret = 'a secret of at least thirty-two characters';

/**
 * The real service on the real database and broker; a test issuer serves identity's keys and ended sessions.
 * @param figuresAt the date and time whose figures apply
 */
export async function startJourneyUnderTest(
  environment: Readonly<Record<string, string>> = {},
  figuresAt: () => Date = () => new Date('2026-11-22T12:00:00.000Z'),
) {
  const commerce = createTestCaller('commerce');
  /** Buyers who haven’t confirmed their address. */
  const unconfirmed = new Set<string>();
  const identityState = { broken: false };
  const callers = [commerce, createTestCaller('gateway')];
  const underTest = await startServiceWithIssuer({
    name: 'journey',
    issuer: identityIssuer,
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    configSchema,
    answers: [
      {
        operation: findVerifiedEmail,
        answer(body: unknown) {
          const { userId } = findVerifiedEmail.body!.parse(body);
          if (identityState.broken) return { status: 503, body: {} };
          return { status: 200, body: { email: unconfirmed.has(userId) ? null : 'jordan@example.com' } };
        },
      },
    ],
    environment: {
      SENSITIVE_DATA_SECRET: sensitiveDataSecret,
      CALLER_KEYS: callers.map(({ callerKey }) => callerKey).join(),
      ...environment,
    },
    build: (parts) =>
      buildService({
        ...parts,
        figuresAt,
        secondErasureMilliseconds: 500,
        loanLimitMilliseconds: 100,
        letterExpiryMilliseconds: 100,
        alertMilliseconds: 100,
      }),
  });

  return {
    ...underTest,
    callers,
    unconfirmed,
    /** Whether svc-identity answers with errors. */
    identityState,

    /** Calls an internal operation as svc-commerce. */
    async callInternal({ id, method, path }: Operation, body: object): Promise<Response> {
      const authorization = await commerce.authorize('journey', id);
      const headers = { authorization, 'content-type': 'application/json' };
      return fetch(underTest.operationsUrl + path, { method, headers, body: JSON.stringify(body) });
    },

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

import type { Operation } from '@hearthway/contracts/operation';
import { ownValue } from '@hearthway/contracts/own-value';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import type { SigningKey } from '../calls/index.js';
import { createTestCaller, type TestCaller } from './test-caller.js';

export interface InternalOperationsOptions {
  /** Its name in the contract. */
  readonly service: string;
  /** The operations of each service in the contract. */
  readonly contract: Readonly<Record<string, readonly Operation[]>>;
  /** The parts of paths that are parameters. */
  readonly params?: Readonly<Record<string, string>>;
  /** Bodies for the operations that need one, by operation id. */
  readonly bodies?: Readonly<Record<string, unknown>>;
  start(): Promise<CalledService>;
}

interface CalledService {
  readonly url: string;
  readonly operationsUrl: string;
  /** The callers whose keys the service knows. Needed if it has internal operations. */
  readonly callers?: readonly TestCaller[];
  stop(): Promise<void>;
}

/**
 * Checks that a service's internal operations are not on its public port, and that only their callers get an answer on the
 * operations port. Works from the contract, so new internal operations are covered too.
 */
export function internalOperationsSuite(options: InternalOperationsOptions): void {
  const { service, contract, params = {}, bodies = {}, start } = options;
  const everywhere = Object.values(contract).flat().filter(isInternal);
  const own = (contract[service] ?? []).filter(isInternal);

  describe(`internal operations and ${service}`, () => {
    let running: CalledService;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.stop());

    const callerNamed = (name: string): TestCaller => {
      const caller = running.callers?.find((known) => known.name === name);
      if (!caller) throw new Error(`The service under test knows no key of ${name}`);
      return caller;
    };

    const ask = (url: string, { id, method, path }: Operation, authorization?: string) =>
      fetch(url + path.replace(/:(\w+)/g, (part, name: string) => ownValue(params, name) ?? part), {
        method,
        headers: { ...(authorization !== undefined && { authorization }), ...jsonOf(bodies[id]) },
        ...(bodies[id] !== undefined && { body: JSON.stringify(bodies[id]) }),
      });

    it.each(everywhere)('$id is not on its public port', async (operation) => {
      const { callers: [name] = [] } = operation;
      const caller = running.callers?.find((known) => known.name === name) ?? createTestCaller(String(name));
      const authorization = await caller.authorize(service, operation.id);
      for (const header of [undefined, authorization]) {
        expect((await ask(running.url, operation, header)).status).toBe(404);
      }
    });

    it('serves nothing else under /internal on its public port', async () => {
      for (const path of ['/internal', '/internal/', '/internal/nothing', '/healthz', '/readyz', '/metrics']) {
        expect((await fetch(running.url + path)).status).toBe(404);
      }
    });

    // Some services have none, which describe.each does not take.
    for (const operation of own) {
      describe(operation.id, () => {
        const { id, callers = [] } = operation;

        it('answers each of its callers', async () => {
          for (const name of callers) {
            const response = await ask(
              running.operationsUrl,
              operation,
              await callerNamed(name).authorize(service, id),
            );
            expect([name, response.status]).toEqual([name, operation.status]);
          }
        });

        it('refuses every other caller', async () => {
          const others = running.callers?.filter(({ name }) => !callers.some((allowed) => allowed === name)) ?? [];
          expect(others).not.toEqual([]);
          for (const { name, authorize } of others) {
            const response = await ask(running.operationsUrl, operation, await authorize(service, id));
            expect([name, response.status]).toEqual([name, 403]);
          }
        });

        it.each(Object.entries(badCredentials))('is refused with %s', async (_, makeHeader) => {
          const caller = callerNamed(String(callers[0]));
          const header = await makeHeader({ caller, service, operation: id });
          const response = await ask(running.operationsUrl, operation, header);
          expect(response.status).toBe(401);
          expect(await response.json()).toMatchObject({ code: 'caller.unknown', error: 'Unauthorized' });
        });

        it('refuses a credential that was used before', async () => {
          const header = await callerNamed(String(callers[0])).authorize(service, id);
          const statuses = [];
          for (let count = 0; count < 2; count += 1) {
            statuses.push((await ask(running.operationsUrl, operation, header)).status);
          }
          expect(statuses).toEqual([operation.status, 401]);
        });
      });
    }
  });
}

const isInternal = ({ access }: Operation): boolean => access === 'internal';

const jsonOf = (body: unknown): Record<string, string> =>
  body === undefined ? {} : { 'content-type': 'application/json' };

interface Attempt {
  readonly caller: TestCaller;
  readonly service: string;
  readonly operation: string;
}

const badCredentials: Readonly<Record<string, (attempt: Attempt) => Promise<string | undefined>>> = {
  nothing: () => Promise.resolve(undefined),
  'a word': () => Promise.resolve('Bearer nonsense'),
  'no scheme': async ({ caller, service, operation }) =>
    (await caller.authorize(service, operation)).replace('Bearer ', ''),
  'an unknown key': ({ caller, service, operation }) => createTestCaller(caller.name).authorize(service, operation),
  'an unknown key under a known id': (attempt) =>
    craft(attempt, { key: { ...createTestCaller('x').signingKey, id: attempt.caller.signingKey.id } }),
  'the name of another caller': (attempt) => craft(attempt, { issuer: 'somebody-else' }),
  'another audience': ({ caller, operation }) => caller.authorize('somebody-else', operation),
  'another operation': ({ caller, service }) => caller.authorize(service, 'identity.somewhere-else'),
  'an end in the past': (attempt) => craft(attempt, { issuedAt: secondsFromNow(-120), expiresAt: secondsFromNow(-60) }),
  'a long life': (attempt) => craft(attempt, { expiresAt: secondsFromNow(3600) }),
  'an old beginning': (attempt) => craft(attempt, { issuedAt: secondsFromNow(-120) }),
  'a beginning in the future': (attempt) =>
    craft(attempt, { issuedAt: secondsFromNow(30), expiresAt: secondsFromNow(60) }),
  'no id': (attempt) => craft(attempt, { id: '' }),
  'the type of a user’s token': (attempt) => craft(attempt, { type: 'at+jwt' }),
  'no signature': ({ caller, service, operation }) => craft({ caller, service, operation }, { algorithm: 'none' }),
  'the public key as a shared secret': (attempt) => {
    const publicKey = createPublicKey(attempt.caller.signingKey.privateKey).export({ format: 'der', type: 'spki' });
    return craft(attempt, { algorithm: 'HS256', secret: createSecretKey(publicKey) });
  },
};

interface Craft {
  key?: SigningKey;
  secret?: KeyObject;
  issuer?: string;
  issuedAt?: number;
  expiresAt?: number;
  id?: string;
  type?: string;
  algorithm?: jwt.Algorithm;
}

function craft({ caller, service, operation }: Attempt, change: Craft): Promise<string> {
  const { key = caller.signingKey, algorithm = 'ES256', type = 'call+jwt', id = `${Math.random()}` } = change;
  const claims = {
    iss: change.issuer ?? caller.name,
    aud: service,
    scope: operation,
    iat: change.issuedAt ?? secondsFromNow(0),
    exp: change.expiresAt ?? secondsFromNow(30),
    ...(id !== '' && { jti: id }),
  };
  const secret = algorithm === 'none' ? '' : (change.secret ?? key.privateKey);
  return Promise.resolve(
    `Bearer ${jwt.sign(claims, secret, { algorithm, header: { alg: algorithm, typ: type, kid: key.id } })}`,
  );
}

const secondsFromNow = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

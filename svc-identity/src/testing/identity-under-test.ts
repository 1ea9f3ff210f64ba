import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { Envelope } from '@hearthway/contracts/envelope';
import { identityIssuer, register, sessionRevoked } from '@hearthway/contracts/identity';
import type { Operation } from '@hearthway/contracts/operation';
import type { Problem } from '@hearthway/contracts/problem';
import type {} from '@hearthway/engines/testing';
import { rabbitBroker } from '@hearthway/service-kit';
import { captureLog, createTestCaller, startServiceUnderTest } from '@hearthway/service-kit/testing';
import { testEngines } from '@hearthway/tooling/testing';
import { randomBytes } from 'node:crypto';
import { configSchema, type IdentityConfig } from '../config.js';
import { buildService } from '../service.js';
/** Written out, because a browser knows the name from the answer, not from the service's code. */
const refreshCookieName = '__Host-hearthway_refresh';

export type IdentityUnderTest = Awaited<ReturnType<typeof startIdentityUnderTest>>;

export interface CallOptions {
  path?: string;
  body?: unknown;
  token?: string;
  /** The refresh secret, sent as a browser on our page would. */
  cookie?: string;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  body: Record<string, unknown> & Partial<Problem>;
  headers: Headers;
  cookie: string | undefined;
}

export const publicOrigin = 'https://hearthway.example';
export const tokenKeySecret = 'a secret of at least thirty-two characters';

/** The callers the service under test trusts. `stranger` may call no operation. */
const callers = ['gateway', 'journey', 'commerce', 'analytics', 'stranger'].map(createTestCaller);
export const callerKeys = callers.map(({ callerKey }) => callerKey).join();

/** A machine that freezes for a while is not a slow database. */
const patient = { refreshMilliseconds: 120_000 };

/** The real service on the real engines, with a clock that only tests move and a listener on its events. */
export async function startIdentityUnderTest(environment: Record<string, string> = {}) {
  let clock = Date.now();
  let config: IdentityConfig | undefined;
  /** Each reading is a millisecond later, so no two things happen at the same moment. */
  const now = () => new Date((clock += 1));
  const underTest = await startServiceUnderTest({
    name: 'identity',
    engines: { mongodbUri: testEngines().mongodbUri, amqpUrl: testEngines().amqpUrl },
    catalogue: eventCatalogue,
    configSchema,
    environment: {
      TOKEN_KEY_SECRET: tokenKeySecret,
      CALLER_KEYS: callerKeys,
      PUBLIC_ORIGIN: publicOrigin,
      ...environment,
    },
    build: (parts) => {
      config = parts.config;
      return buildService({ ...parts, now, ...patient, remindMilliseconds: 100 });
    },
  });
  if (!config) throw new Error('The service was not built');
  const builtWith = config;
  const ear = await listenToEvents(builtWith);

  return {
    ...underTest,
    config: builtWith,
    events: ear.events,
    callers,
    call: (operation: Operation, options?: CallOptions) => callAt(underTest, operation, options),
    registration,
    /** A registered buyer with the proof of the first session. */
    async buyer() {
      const typed = registration();
      const reply = await call(underTest.url, register, { body: typed });
      const user = reply.body['user'] as { id: string };
      return { ...typed, userId: user.id, token: String(reply.body['token']), cookie: String(reply.cookie) };
    },
    moveClock(seconds: number) {
      clock += seconds * 1000;
    },
    /** Another instance of the same service, on the same engines. */
    async anotherInstance(change: Partial<IdentityConfig> = {}, refreshMilliseconds = patient.refreshMilliseconds) {
      const instance = await underTest.anotherInstance((parts) =>
        buildService({ ...parts, config: { ...builtWith, ...change }, now, refreshMilliseconds }),
      );
      return {
        ...instance,
        call: (operation: Operation, options?: CallOptions) => callAt(instance, operation, options),
      };
    },
    async stop() {
      await ear.stop();
      await underTest.stop();
    },
  };
}

export function registration() {
  const name = `jordan-${randomBytes(6).toString('hex')}`;
  return { username: name, email: `${name}@example.com`, password: `Correct horse ${randomBytes(4).toString('hex')}` };
}

interface Addresses {
  readonly url: string;
  readonly operationsUrl: string;
}

/** Calls internal operations as the first of their callers. */
async function callAt({ url, operationsUrl }: Addresses, operation: Operation, options?: CallOptions): Promise<Reply> {
  if (operation.access !== 'internal') return call(url, operation, options);
  const token = await authorizeCall(operation);
  return call(operationsUrl, operation, { ...options, token });
}

/** The `authorization` header with which an operation's first caller calls it. */
export async function authorizeCall({ id, callers: [name] = [] }: Operation): Promise<string> {
  const caller = callers.find((known) => known.name === name);
  if (!caller) throw new Error(`${id} has no caller`);
  return caller.authorize(identityIssuer.service, id);
}

export async function call(url: string, operation: Operation, options: CallOptions = {}): Promise<Reply> {
  const { path = operation.path, body, token, cookie, headers } = options;
  const response = await fetch(url + path, {
    method: operation.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: token }),
      ...(cookie !== undefined && { cookie: `${refreshCookieName}=${cookie}`, 'sec-fetch-site': 'same-origin' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? {} : (JSON.parse(text) as Reply['body']),
    headers: response.headers,
    cookie: readSetCookie(response.headers),
  };
}

function readSetCookie(headers: Headers): string | undefined {
  const [set] = headers.getSetCookie();
  return set?.match(new RegExp(`^${refreshCookieName}=([^;]*)`))?.[1];
}

/** Receives the same events as the service's consumers. */
async function listenToEvents({ AMQP_URL, EVENTS_NAMESPACE }: IdentityConfig) {
  const events: Envelope[] = [];
  const broker = rabbitBroker({ url: AMQP_URL, namespace: EVENTS_NAMESPACE, logger: captureLog().logger });
  await broker.connect();
  const hear = (delivery: { content: Buffer }) => {
    const event = JSON.parse(delivery.content.toString('utf8')) as Envelope;
    // A slow confirm makes the relay publish it again.
    if (!events.some(({ id }) => id === event.id)) events.push(event);
    return Promise.resolve();
  };
  for (const queue of ['journey.milestones', 'journey.buyer-data', 'commerce.emails', 'commerce.purchases']) {
    await broker.consume(queue, { prefetch: 10 }, hear);
  }
  await broker.subscribeBroadcast([sessionRevoked.type], hear);
  return { events, stop: () => broker.close() };
}

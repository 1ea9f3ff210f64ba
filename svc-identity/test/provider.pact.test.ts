import type { Envelope } from '@hearthway/contracts/envelope';
import { deleteAccount, logout, register } from '@hearthway/contracts/identity';
import { pactFilesOf } from '@hearthway/tooling/pact';
import { MessageProviderPact, Verifier } from '@pact-foundation/pact';
import type { RequestHandler } from 'express';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

interface Pact {
  interactions: { type: string; description: string; providerStates?: { name: string }[] }[];
}

const files = pactFilesOf('svc-identity').map((file) => {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as Pact;
  const isMessage = interactions.some(({ type }) => type === 'Asynchronous/Messages');
  return { file, name: basename(file, '.json'), interactions, isMessage };
});
const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const jordan = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
});
afterAll(() => identity.stop());

async function nobody() {
  for (const name of ['users', 'sessions', 'refresh_secrets', 'revocations']) {
    await identity.database.collection(name).deleteMany({});
  }
  return {};
}

/** Gives what a browser would send by itself once signed in, for the pact to put into its request. */
async function jordanSignedIn() {
  await nobody();
  const reply = await identity.call(register, { body: jordan });
  expect(reply.status).toBe(201);
  return { token: String(reply.body['token']), refreshCookie: `__Host-hearthway_refresh=${reply.cookie}` };
}

const statesByName: Record<string, () => Promise<Record<string, string>>> = {
  'no user exists': nobody,
  'the user jordan exists': jordanSignedIn,
  'jordan is signed in': jordanSignedIn,
  'the admin keeper exists': nobody,
  async 'a session was revoked'() {
    const { token } = await jordanSignedIn();
    expect((await identity.call(logout, { token })).status).toBe(204);
    return {};
  },
};

/** Each event as the running service publishes it, out of its own outbox. */
const messages: Record<string, () => Promise<Envelope>> = {
  async 'a user registered'() {
    const { userId } = await identity.buyer();
    return published('identity.user-registered.v1', userId);
  },
  async 'a user deleted'() {
    const { userId, token, password } = await identity.buyer();
    await identity.call(deleteAccount, { token, body: { password } });
    return published('identity.user-deleted.v1', userId);
  },
  async 'a session revoked'() {
    const { userId, token } = await identity.buyer();
    await identity.call(logout, { token });
    return published('identity.session-revoked.v1', userId);
  },
};

async function published(wantedType: string, userId: string): Promise<Envelope> {
  return vi.waitFor(
    () => {
      const isWanted = ({ type, data }: Envelope) =>
        type === wantedType && (data as { userId: string }).userId === userId;
      const event = identity.events.find(isWanted);
      if (!event) throw new Error(`${wantedType} was not published`);
      return event;
    },
    { timeout: 5000 },
  );
}

/** The verifier sends a request without a body as a chunked one of no length, which no client of ours does. */
const withoutEmptyChunks: RequestHandler = ({ headers }, _response, next) => {
  if (headers['content-type'] === undefined) {
    delete headers['transfer-encoding'];
    headers['content-length'] = '0';
  }
  next();
};

describe.each(files)('the pact $name', ({ file, interactions, isMessage }) => {
  it('names nothing that this verification does not know', () => {
    const states = interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name));
    const descriptions = interactions.map(({ description }) => description);
    const [known, named] = isMessage ? [messages, descriptions] : [statesByName, states];
    expect(Object.keys(known)).toEqual(expect.arrayContaining(named));
  });

  it('is kept', async () => {
    const common = { provider: 'svc-identity', pactUrls: [file], logLevel: 'error' as const };
    await (isMessage
      ? new MessageProviderPact({ ...common, messageProviders: messages }).verify()
      : new Verifier({
          ...common,
          providerBaseUrl: identity.url,
          stateHandlers: statesByName,
          requestFilter: withoutEmptyChunks,
        }).verifyProvider());
  });
});

import type { Envelope } from '@hearthway/contracts/envelope';
import { deleteAccount, logout, register, requestDataExport } from '@hearthway/contracts/identity';
import { pactsOf } from '@hearthway/tooling/pact';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const jordan = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
});
afterAll(() => identity.stop());

async function nobody() {
  for (const name of ['users', 'sessions', 'refresh_secrets', 'revocations', 'data_exports']) {
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

const states: Record<string, () => Promise<Record<string, string>>> = {
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
  async 'a data export requested'() {
    const { userId, token } = await identity.buyer();
    await identity.call(requestDataExport, { token });
    return published('identity.data-export-requested.v1', userId);
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

const pacts = pactsOf({ provider: 'svc-identity', url: () => identity.url, states, messages });

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});

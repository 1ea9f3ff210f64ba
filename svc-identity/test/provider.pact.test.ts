import type { Envelope } from '@hearthway/contracts/envelope';
import {
  dataExportRequested,
  deleteAccount,
  getDataExport,
  issueAdminToken,
  listSessions,
  login,
  logout,
  register,
  requestDataExport,
} from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { encryptFor } from '@hearthway/service-kit';
import { pactsOf } from '@hearthway/tooling/pact';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authorizeCall, startIdentityUnderTest, type IdentityUnderTest } from '../src/testing/index.js';

const admin = { username: 'keeper', password: 'kettle-orchard-violin' };
const jordan = { username: 'jordan', email: 'jordan@example.com', password: 'kettle-orchard-violin' };

const internalOperations = operationsByService.identity.filter(({ access }) => access === 'internal');

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ ADMIN_USERNAME: admin.username, ADMIN_PASSWORD: admin.password });
});
afterAll(() => identity.stop());

async function nobody() {
  for (const name of ['users', 'sessions', 'refresh-secrets', 'revocations', 'data-exports']) {
    await identity.database.collection(name).deleteMany({});
  }
  return {};
}

/** What a signed-in browser sends by itself, for the pact to put into its request. */
async function jordanSignedIn() {
  await nobody();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' };
  const reply = await identity.call(register, { body: jordan, headers });
  expect(reply.status).toBe(201);
  return { token: String(reply.body['token']), refreshCookie: `__Host-hearthway_refresh=${reply.cookie}` };
}

async function jordanSignedInTwice() {
  const first = await jordanSignedIn();
  const { username, password } = jordan;
  expect((await identity.call(login, { body: { username, password } })).status).toBe(200);
  const { body } = await identity.call(listSessions, { token: first.token });
  const other = listSessions.reply.parse(body).find(({ current }) => !current);
  return { ...first, otherSessionId: String(other?.id) };
}

async function dataBeingGathered() {
  const { token } = await jordanSignedIn();
  const { body } = await identity.call(requestDataExport, { token });
  return { token, dataExportId: String(body['id']) };
}

/** The journey service has answered. */
async function dataGathered() {
  const begun = await dataBeingGathered();
  const { token, dataExportId } = begun;
  const { exportId, userId, publicKey } = await eventually(() => {
    const isAsked = ({ type, subject }: Envelope) => type === dataExportRequested.type && subject === dataExportId;
    const asked = identity.events.find(isAsked);
    if (!asked) throw new Error('The journey service was not asked');
    return dataExportRequested.data.parse(asked.data);
  });
  const encrypted = await encryptFor(publicKey, { milestones: [] });
  await identity.publish(journeyDataExported, exportId, { exportId, userId, encrypted });
  await eventually(async () => {
    const path = operationPath(getDataExport, { dataExportId });
    expect((await identity.call(getDataExport, { token, path })).body['status']).toBe('ready');
  });
  return begun;
}

const states: Record<string, () => Promise<Record<string, string>>> = {
  'no user exists': nobody,
  'the user jordan exists': jordanSignedIn,
  'jordan is signed in': jordanSignedIn,
  'jordan is signed in twice': jordanSignedInTwice,
  async 'jordan is signed in, and morgan has an account'() {
    const signedIn = await jordanSignedIn();
    const morgan = { ...jordan, username: 'morgan', email: 'morgan@example.com' };
    expect((await identity.call(register, { body: morgan })).status).toBe(201);
    return signedIn;
  },
  'the data of jordan is being gathered': dataBeingGathered,
  'the data of jordan is gathered': dataGathered,
  'the admin keeper exists': nobody,
  async 'the admin keeper is signed in'() {
    const { body } = await identity.call(issueAdminToken, { body: { ...admin, address: '203.0.113.7' } });
    return { token: String(body['token']) };
  },
  async 'a session was revoked'() {
    const { token } = await jordanSignedIn();
    expect((await identity.call(logout, { token })).status).toBe(204);
    return {};
  },
};

/** Each event as the running service publishes it, from its own outbox. */
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
  return eventually(() => {
    const isWanted = ({ type, data }: Envelope) =>
      type === wantedType && (data as { userId: string }).userId === userId;
    const event = identity.events.find(isWanted);
    if (!event) throw new Error(`${wantedType} was not published`);
    return event;
  });
}

/** The gateway itself calls internal operations only. What it forwards is in the front ends' pacts. */
const pacts = pactsOf({
  provider: 'svc-identity',
  url: (consumer) => (consumer === 'gateway' ? identity.operationsUrl : identity.url),
  states,
  messages,
  async headers({ method, path }) {
    const operation = internalOperations.find((each) => each.method === method && each.path === path);
    return operation ? { authorization: await authorizeCall(operation) } : {};
  },
});

describe.each(pacts)('the pact $name', ({ unknown, verify }) => {
  it('names nothing that this verification does not know', () => expect(unknown).toEqual([]));
  it('is kept', verify);
});

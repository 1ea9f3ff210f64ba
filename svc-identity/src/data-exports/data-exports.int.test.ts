import { commerceDataExported } from '@hearthway/contracts/commerce';
import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import {
  dataExport,
  dataExportRequested,
  dataExportsPerDay,
  deleteAccount,
  downloadDataExport,
  getDataExport,
  login,
  requestDataExport,
} from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { encryptFor, generateRecipientKeys } from '@hearthway/service-kit';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIdentityUnderTest, tokenKeySecret, type IdentityUnderTest } from '../testing/index.js';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
});
afterAll(() => identity.stop());

type Requested = EventData<typeof dataExportRequested>;

const commercePart = { purchases: [] };
const journeyPart = { milestones: [{ title: 'Closing' }], note: 'typed in confidence' };
const request = async (token: string) => {
  const reply = await identity.call(requestDataExport, { token });
  expect(reply.status).toBe(202);
  return dataExport.parse(reply.body);
};
const at = (operation: typeof getDataExport | typeof downloadDataExport, token: string, dataExportId: string) =>
  identity.call(operation, { token, path: operationPath(operation, { dataExportId }) });
const statusOf = async (token: string, id: string) => (await at(getDataExport, token, id)).body['status'];
const requestsOf = (userId: string) =>
  identity.events
    .filter(({ type }) => type === dataExportRequested.type)
    .filter((event): event is Envelope<Requested> => (event.data as Requested).userId === userId);

/** The request that the journey service received. */
async function asked(userId: string, times = 1): Promise<Requested> {
  return eventually(() => {
    expect(requestsOf(userId)).toHaveLength(times);
    return requestsOf(userId).at(-1)!.data;
  });
}

/** Returns the id of the event. */
async function answer({ exportId, userId, publicKey }: Requested, part: unknown = journeyPart): Promise<string> {
  const encrypted = await encryptFor(publicKey, part);
  return identity.publish(journeyDataExported, exportId, { exportId, userId, encrypted });
}

/** The answers of all services. */
async function answerAll(request: Requested): Promise<void> {
  const { exportId, userId, publicKey } = request;
  const encrypted = await encryptFor(publicKey, commercePart);
  await identity.publish(commerceDataExported, exportId, { exportId, userId, encrypted });
  await answer(request);
}

async function expectHandled(event: string): Promise<void> {
  const _id = `identity.data-exports:${event}`;
  expect(await identity.database.collection<{ _id: string }>('inbox').countDocuments({ _id })).toBe(1);
}

async function gathered() {
  const buyer = await identity.buyer();
  const { id } = await request(buyer.token);
  await answerAll(await asked(buyer.userId));
  await eventually(async () => expect(await statusOf(buyer.token, id)).toBe('ready'));
  return { ...buyer, id };
}

describe('requesting one’s data', () => {
  it('asks every service, with a key made for this export', async () => {
    const [one, other] = [await identity.buyer(), await identity.buyer()];
    const begun = await request(one.token);
    expect(begun).toMatchObject({ status: 'gathering', missing: ['commerce', 'journey'] });
    await request(other.token);
    const [first, second] = [await asked(one.userId), await asked(other.userId)];
    expect(first).toMatchObject({ exportId: begun.id, publicKey: { kty: 'EC', crv: 'P-256' } });
    expect(first.publicKey).not.toHaveProperty('d');
    expect(second.publicKey.x).not.toBe(first.publicKey.x);
  });

  it('returns the export being collected, also to concurrent requests', async () => {
    const { token, userId } = await identity.buyer();
    const many = await Promise.all(Array.from({ length: 8 }, () => request(token)));
    expect(new Set([...many, await request(token)].map(({ id }) => id)).size).toBe(1);
    await asked(userId);
    expect(await identity.database.collection('data-exports').countDocuments({ userId })).toBe(1);
  });

  it('is limited per day, and says when to try again', async () => {
    const { token, userId } = await identity.buyer();
    for (let times = 1; times <= dataExportsPerDay; times += 1) {
      await request(token);
      await answerAll(await asked(userId, times));
      await eventually(async () => {
        const held = { userId, 'parts.1': { $exists: true } };
        expect(await identity.database.collection('data-exports').countDocuments(held)).toBe(times);
      });
    }
    const refused = await identity.call(requestDataExport, { token });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(24 * 3600);
  });

  it('leaves no export behind when the account is deleted at the same time', async () => {
    const { token, password, userId } = await identity.buyer();
    const [deleted, ...requests] = await Promise.all([
      identity.call(deleteAccount, { token, body: { password } }),
      ...Array.from({ length: 6 }, () => identity.call(requestDataExport, { token })),
    ]);
    expect(deleted.status).toBe(204);
    for (const { status } of requests) expect([202, 401]).toContain(status);
    expect(await identity.database.collection('data-exports').countDocuments({ userId })).toBe(0);
  });
});

describe('downloading one’s data', () => {
  it('returns all parts decrypted once every service has answered, and forbids caching', async () => {
    const { token, id, userId, username, email } = await gathered();
    const reply = await at(downloadDataExport, token, id);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body).toMatchObject({
      missing: [],
      parts: {
        identity: {
          user: {
            id: userId,
            username,
            email,
            createdAt: expect.any(String),
            acceptedTerms: { at: expect.any(String), version: '2025-05-01', minimumAgeYears: 18 },
            lastLoginAt: null,
          },
          sessions: [{ id: expect.any(String), device: null, createdAt: expect.any(String) }],
          emails: [{ kind: 'email-verification', requestedAt: expect.any(String) }],
          securityLog: [{ kind: 'data-export-requested' }, { kind: 'registered' }],
        },
        journey: journeyPart,
        commerce: commercePart,
      },
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|passwordHash|Key/);
  });

  it('waits until all have answered or time is up', async () => {
    const { token, userId } = await identity.buyer();
    const { id } = await request(token);
    await asked(userId);
    const early = await at(downloadDataExport, token, id);
    expect(early).toMatchObject({ status: 409, body: { code: 'data-export.not-ready' } });
    identity.moveClock(30);
    expect(await statusOf(token, id)).toBe('incomplete');
    const late = await at(downloadDataExport, token, id);
    expect(late).toMatchObject({
      status: 200,
      body: { missing: ['commerce', 'journey'], parts: { identity: expect.anything() } },
    });
  });

  it('still works after the secret that seals its key is rotated', async () => {
    const { token, id } = await gathered();
    const next = await identity.anotherInstance({
      TOKEN_KEY_SECRET: 'another secret of thirty-two characters',
      TOKEN_KEY_FORMER_SECRETS: [tokenKeySecret],
    });
    try {
      const reply = await next.call(downloadDataExport, {
        token,
        path: operationPath(downloadDataExport, { dataExportId: id }),
      });
      expect(reply).toMatchObject({ status: 200, body: { parts: { journey: journeyPart } } });
    } finally {
      await next.stop();
    }
  });

  it('is possible for its owner only', async () => {
    const { id } = await gathered();
    const stranger = await identity.buyer();
    for (const operation of [getDataExport, downloadDataExport]) {
      expect(await at(operation, stranger.token, id)).toMatchObject({
        status: 404,
        body: { code: 'data-export.not-found' },
      });
      expect((await at(operation, stranger.token, 'no-such-export')).status).toBe(404);
    }
  });

  it('is impossible after an hour', async () => {
    const { id, username, password } = await gathered();
    const indexes = await identity.database.collection('data-exports').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
    identity.moveClock(3600);
    const again = await identity.call(login, { body: { username, password } });
    expect((await at(getDataExport, String(again.body['token']), id)).status).toBe(404);
  });
});

describe('the stored parts of an export', () => {
  it('are ciphertext, with a sealed key, and are deleted with the account', async () => {
    const { token, id, userId, password } = await gathered();
    const kept = await identity.database.collection<{ _id: string }>('data-exports').findOne({ _id: id });
    expect(kept).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain(journeyPart.note);
    expect(JSON.stringify(kept)).not.toContain('"d"');
    await identity.call(deleteAccount, { token, body: { password } });
    expect(await identity.database.collection('data-exports').countDocuments({ userId })).toBe(0);
  });

  it('are the first answers, whatever else arrives', async () => {
    const { token, id, userId } = await gathered();
    const request = await asked(userId);
    const stranger = await identity.buyer();
    const events = [
      await answer(request, { second: true }),
      await answer({ ...request, userId: stranger.userId }, { foreign: true }),
      await answer({ ...request, exportId: 'no-such-export' }, { late: true }),
    ];
    for (const event of events) await eventually(() => expectHandled(event));
    const { parts } = (await at(downloadDataExport, token, id)).body as { parts?: { journey?: unknown } };
    expect(parts?.journey).toEqual(journeyPart);
  });

  it('are nothing that its key does not open', async () => {
    const { token, userId } = await identity.buyer();
    const { id } = await request(token);
    const { publicKey } = await generateRecipientKeys();
    const real = await asked(userId);
    await answer({ ...real, publicKey });
    await answerAll(real);
    await eventually(async () => expect(await statusOf(token, id)).toBe('ready'));
    expect((await at(downloadDataExport, token, id)).body).toMatchObject({ parts: { journey: journeyPart } });
  });
});

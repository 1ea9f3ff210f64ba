import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation } from '@hearthway/contracts/operation';
import {
  createCredential,
  credential,
  listCredentials,
  listDeployments,
  registryOperations,
  revokeCredential,
} from '@hearthway/contracts/releases';
import { hashToken, randomToken } from '@hearthway/service-kit';
import { contentIdOf } from '../contents/content-id.js';
import { sliceBuild } from '../testing/index.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../testing/registry-under-test.js';

let registry: RegistryUnderTest;
let version: string;
beforeAll(async () => {
  registry = await startRegistryUnderTest();
  version = await registry.published(sliceBuild('mf-journey'));
});
afterAll(() => registry.stop());

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
const wanted = () => ({ name: 'Team Journey', slices: ['mf-journey'], environments: ['local'], expiresAt: tomorrow() });
const issue = async (change: object = {}) => {
  const { status, body } = await registry.call(createCredential, { body: { ...wanted(), ...change } });
  expect(status).toBe(201);
  return body as { token: string; credential: { credentialId: string } };
};

const publicOperations = registryOperations.filter(({ access }) => access === 'public');
const ofCredentials: readonly Operation[] = [createCredential, listCredentials, revokeCredential];
/** A call of each operation, about mf-journey in `local`. */
const callOf = (operation: Operation, token: string) => {
  const content = contentIdOf('anything');
  const bodies: Readonly<Record<string, unknown>> = {
    'registry.find-missing-contents': { contents: [content] },
    'registry.store-content': Buffer.from('anything'),
    'registry.publish-release': { files: [{ path: 'build.json', content: contentIdOf('nowhere') }] },
    'registry.check-release': { version },
    'registry.deploy': { action: 'promote', reason: 'A test' },
    'registry.preview-release': { version },
    'registry.record-verification': { passed: true, failures: [] },
    'registry.create-credential': wanted(),
  };
  const all = { slice: 'mf-journey', environment: 'local', content, credentialId: 'nobody', version, pact: content };
  return registry.call(operation, {
    params: all,
    query: operation === listDeployments ? '?slice=mf-journey' : '',
    body: bodies[operation.id],
    token,
  });
};

describe.each(publicOperations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  it('answers a credential for it', async () => {
    const { token } = await issue();
    const { status } = await callOf(operation, token);
    expect([401, 403].includes(status)).toBe(ofCredentials.includes(operation));
  });

  it.each<[string, () => Promise<string> | string]>([
    ['no token', () => ''],
    ['a word', () => 'nonsense'],
    ['a token that nobody has', () => `hwr_${randomToken()}`],
    [
      'an expired token',
      async () => {
        const { token } = await issue();
        const expiresAt = new Date(Date.now() - 1);
        await registry.database
          .collection('credentials')
          .updateOne({ tokenHash: hashToken(token) }, { $set: { expiresAt } });
        return token;
      },
    ],
    [
      'a revoked token',
      async () => {
        const {
          token,
          credential: { credentialId },
        } = await issue();
        expect((await registry.call(revokeCredential, { params: { credentialId } })).status).toBe(204);
        return token;
      },
    ],
  ])('refuses %s', async (_name, makeToken) => {
    expect(await callOf(operation, await makeToken())).toMatchObject({
      status: 401,
      body: { code: 'credential.unknown' },
    });
  });

  if (operation.path.includes(':slice') || operation === listDeployments) {
    it('refuses the token of another slice', async () => {
      const { token } = await issue({ name: 'Team Admin', slices: ['mf-admin', 'mf-journey-two'] });
      expect(await callOf(operation, token)).toMatchObject({ status: 403, body: { code: 'credential.not-allowed' } });
    });
  }

  if (operation.path.includes(':environment')) {
    it('refuses the token of another environment', async () => {
      const { token } = await issue({ environments: ['production'] });
      expect(await callOf(operation, token)).toMatchObject({ status: 403, body: { code: 'credential.not-allowed' } });
    });
  }
});

describe('credentials', () => {
  it('are shown once, and listed without their tokens', async () => {
    const { token, credential: made } = await issue({ name: 'Listed' });
    const { body } = await registry.call(listCredentials);
    expect((body as unknown[])[0]).toEqual(made);
    expect(credential.parse(made)).toMatchObject({ name: 'Listed', slices: ['mf-journey'] });
    expect(JSON.stringify(body)).not.toContain(token.slice(4));
    const stored = await registry.database.collection('credentials').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token.slice(4));
    expect(registry.log.text()).not.toContain(token.slice(4));
  });

  it('say when they were revoked first', async () => {
    const {
      credential: { credentialId },
    } = await issue();
    const revoke = () => registry.call(revokeCredential, { params: { credentialId } });
    const stateOf = async () =>
      ((await registry.call(listCredentials)).body as { credentialId: string; revokedAt?: string }[]).find(
        (one) => one.credentialId === credentialId,
      );
    await revoke();
    const first = await stateOf();
    expect((await revoke()).status).toBe(204);
    expect(await stateOf()).toEqual(first);
    expect(first?.revokedAt).toBeDefined();
    const unknown = await registry.call(revokeCredential, { params: { credentialId: 'nobody' } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'credential.not-found' } });
  });

  it.each([
    ['the operator’s name', { name: ' Operator ' }, 'body.name'],
    ['no name that could be shown', { name: '<b>Team</b>' }, 'body.name'],
    ['an unknown environment', { environments: ['local', 'moon'] }, 'body.environments'],
    ['an end that is past', { expiresAt: '2020-01-01T00:00:00Z' }, 'body.expiresAt'],
    ['no slice', { slices: [] }, 'body.slices'],
  ])('are not made with %s', async (_, change, path) => {
    const answer = await registry.call(createCredential, { body: { ...wanted(), ...change } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid', details: [{ path }] } });
  });

  it('sign what they do', async () => {
    const { token } = await issue({ name: 'Team Journey' });
    const { body } = await registry.publish(sliceBuild('mf-journey', { mark: 'signed' }), token);
    expect(body).toMatchObject({ author: 'Team Journey' });
  });
});

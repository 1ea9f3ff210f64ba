import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Deployment, Release } from '@hearthway/contracts/releases';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy, readHistory } from '../deployments.js';
import { publishRelease } from '../publish-release.js';
import { credentialPath, releaseFolder } from '../store-paths.js';
import { sliceBuild, writeBuild } from '../testing/index.js';
import { createCredential, initializeRoot, listCredentials } from './credentials.js';
import { newToken, publicKeyOfToken } from './ed25519.js';
import { revokeCredential } from './revoke-credential.js';
import { openSigner, requireAllowed, signDeployment } from './signer.js';
import { distrustOf, type Trust } from './trust.js';

const root = newToken();
const trust: Trust = { rootKey: publicKeyOfToken(root), environment: 'production' };
const now = Date.parse('2026-11-24T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

let work: string;
let store: string;
let published: Release;
let version: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'credentials-'));
  store = join(work, 'store');
  const build = await writeBuild(sliceBuild('mf-journey'), work);
  published = await publishRelease({ store, slice: 'mf-journey', build });
  ({ version } = published);
  await initializeRoot(store, root, 'production');
});
afterEach(() => rm(work, { recursive: true, force: true }));

const credentialFor = async (...slices: string[]) =>
  createCredential({ store, root, name: 'A team', slices, environments: ['production'], now: Date.now(), days: 30 });
const release = async (token: string) => {
  const signer = await openSigner(store, token, Date.now());
  const change = { store, signer, slice: 'mf-journey', version, kind: 'release', author: 'Ada' } as const;
  return (await deploy(change)).deployment!;
};

describe('a credential', () => {
  it('lets its holder release its slices, and stores no token', async () => {
    const { credential, token } = await credentialFor('mf-journey');
    const deployment = await release(token);
    expect(deployment).toMatchObject({
      author: 'Ada',
      environment: 'production',
      signature: { credential: credential.id },
    });
    expect(await distrustOf(store, trust, deployment)).toBeUndefined();
    expect((await readHistory(store)).deployments).toEqual([deployment]);
    expect(await listCredentials(store)).toEqual([credential]);
    expect(await readFile(credentialPath(store, credential.id), 'utf8')).not.toContain(
      token.slice('hearthway_'.length),
    );
  });

  it('is refused for another slice, whoever asks', async () => {
    const { token } = await credentialFor('mf-admin', 'mf-marketing');
    await expect(release(token)).rejects.toMatchObject({
      code: 'release.not-allowed',
      message: 'The token of A team is for mf-admin, mf-marketing, not for mf-journey.',
    });
    const signer = await openSigner(store, token, Date.now());
    expect(() => requireAllowed(signer, '*')).toThrow('not for all slices');
    expect((await readHistory(store)).deployments).toEqual([]);
  });

  it.each([
    ['nothing', '', 'This is no token'],
    ['a word', 'hearthway_secret', 'This is no token'],
    ['a token that nobody made', newToken(), 'does not know this token'],
    ['the root key', root, 'does not know this token'],
  ])('is not %s', async (_what, token, message) => {
    await expect(openSigner(store, token, now)).rejects.toThrow(message);
  });

  it('ends on its day, and with its revocation', async () => {
    const { credential, token } = await credentialFor('*');
    await expect(openSigner(store, token, Date.now() + 31 * day)).rejects.toThrow('The token of A team has expired.');
    await expect(revokeCredential(store, newToken(), credential.id, now)).rejects.toThrow('not the root key');
    const before = await release(token);
    await revokeCredential(store, root, credential.id, now);
    await expect(openSigner(store, token, Date.now())).rejects.toThrow('The token of A team was revoked.');
    expect(await distrustOf(store, trust, before)).toBeUndefined();
  });

  it('signs no release that was changed since it was signed first', async () => {
    const { token } = await credentialFor('*');
    await release(token);
    const other = await publishRelease({
      store,
      slice: 'mf-journey',
      build: await writeBuild(sliceBuild('mf-journey', 'two'), work),
    });
    const signer = await openSigner(store, token, Date.now());
    const change = { store, signer, slice: 'mf-journey', author: 'Ada' } as const;
    await deploy({ ...change, version: other.version, kind: 'release' });
    const path = join(releaseFolder(store, 'mf-journey', version), 'release.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace(/"bytes": \d+/, '"bytes": 1'));
    const back = deploy({ ...change, version, kind: 'rollback' });
    await expect(back).rejects.toMatchObject({ code: 'release.damaged' });
  });

  it('is for its environments', async () => {
    const elsewhere = {
      store,
      root,
      name: 'A team',
      slices: ['*'],
      now: Date.now(),
      days: 1,
      environments: ['staging'],
    };
    const { token } = await createCredential(elsewhere);
    await expect(openSigner(store, token, Date.now())).rejects.toThrow('The token of A team is not for production.');
    await expect(initializeRoot(store, newToken(), 'production')).rejects.toThrow('has another root key');
    await expect(initializeRoot(store, root, 'staging')).rejects.toThrow('is for production');
  });
});

describe('a deployment does not count for a gateway', () => {
  const changed: [string, (record: Deployment) => Deployment, string][] = [
    ['whose version was changed', (record) => ({ ...record, version: 'f'.repeat(20) }), 'its signature is wrong'],
    [
      'whose digest was changed',
      (record) => ({ ...record, digest: `sha384-${'A'.repeat(64)}` }),
      'its signature is wrong',
    ],
    ['whose revision was changed', (record) => ({ ...record, revision: 7 }), 'its signature is wrong'],
    ['whose slice was changed', (record) => ({ ...record, slice: 'shell' }), 'its signature is wrong'],
    ['without a signature', ({ signature: _, ...record }) => record, 'it is not signed'],
    [
      'of a credential that is unknown',
      (record) => ({ ...record, signature: { ...record.signature!, credential: '0'.repeat(16) } }),
      'nobody trusted has the credential 0000000000000000',
    ],
  ];
  it.each(changed)('%s', async (_what, change, reason) => {
    const { token } = await credentialFor('*');
    expect(await distrustOf(store, trust, change(await release(token)))).toBe(reason);
  });

  it('that was signed for another slice than the token is for, by whoever left out the check', async () => {
    const { token } = await credentialFor('mf-admin');
    const signer = await openSigner(store, token, Date.now());
    const record = await release((await credentialFor('*')).token);
    const forged = signDeployment(signer, record, published);
    expect(await distrustOf(store, trust, forged)).toBe('the token of A team is not for mf-journey');
  });

  it('that was dated back after the revocation', async () => {
    const { credential, token } = await credentialFor('*');
    const signer = await openSigner(store, token, Date.now());
    const bare = await release(token);
    await revokeCredential(store, root, credential.id, Date.now());
    const late = signDeployment(signer, { ...bare, revision: 2, at: '2026-01-01T00:00:00.000Z' }, published);
    expect(await distrustOf(store, trust, late)).toBe('the token of A team was revoked');
  });

  it('of another environment, or whose credential somebody widened', async () => {
    const { credential, token } = await credentialFor('mf-journey');
    const record = await release(token);
    expect(await distrustOf(store, { ...trust, environment: 'staging' }, record)).toBe('it is for production');
    const path = credentialPath(store, credential.id);
    await writeFile(path, (await readFile(path, 'utf8')).replace('"mf-journey"', '"*"'));
    expect(await distrustOf(store, trust, record)).toBe(`nobody trusted has the credential ${credential.id}`);
    expect(await listCredentials(store)).toEqual([]);
    await expect(openSigner(store, token, Date.now())).rejects.toThrow('does not know this token');
  });
});

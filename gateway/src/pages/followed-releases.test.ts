import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createCredential,
  deploy,
  initializeRoot,
  newToken,
  openSigner,
  publicKeyOfToken,
  releaseFolder,
  type Signer,
} from '@hearthway/releases';
import { publishRelease } from '@hearthway/releases/publish';
import { shellBuild, sliceBuild, writeBuild, type BuildContents } from '@hearthway/releases/testing';
import { captureLog, type LogCapture } from '@hearthway/service-kit/testing';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLiveSite, type LiveSite } from './live-site.js';

const root = newToken();
let work: string;
let store: string;
let everybody: Signer;
let log: LogCapture;
const started: LiveSite[] = [];

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'followed-'));
  store = join(work, 'store');
  log = captureLog();
  const version = await publish('shell', shellBuild([{ path: '/auth', title: 'Log in' }]));
  await initializeRoot(store, root, 'production');
  everybody = await signerFor('*');
  await release('shell', version, everybody);
});
afterEach(async () => {
  for (const site of started.splice(0)) site.stop();
  await rm(work, { recursive: true, force: true });
});

async function signerFor(...slices: string[]): Promise<Signer> {
  const options = { store, root, name: 'A team', slices, environments: ['production'], now: Date.now(), days: 1 };
  return openSigner(store, (await createCredential(options)).token, Date.now());
}

async function publish(slice: string, contents: BuildContents): Promise<string> {
  return (await publishRelease({ store, slice, build: await writeBuild(contents, work) })).version;
}

/** Publishes another build of mf-journey. */
const publishPage = (mark: string) =>
  publish('mf-journey', sliceBuild('mf-journey', mark, [{ path: '/dashboard', title: mark }]));

const release = (slice: string, version: string, signer?: Signer) =>
  deploy({ store, slice, version, kind: 'release', author: 'Ada', ...(signer && { signer }) });

async function follow(): Promise<LiveSite> {
  const trust = { rootKey: publicKeyOfToken(root), environment: 'production' };
  const origin = 'https://hearthway.example';
  const site = createLiveSite({ store, origin, trust, logger: log.logger, pollMilliseconds: 10 });
  started.push(site);
  await site.start();
  return site;
}
const titleAt = (site: LiveSite, path: string) =>
  /<title>([^<]{1,100})</.exec(site.served()?.pages.get(path)?.html.plain ?? '')?.[1];
const reasons = () => log.lines().flatMap(({ reason }) => (typeof reason === 'string' ? [reason] : []));

describe('a gateway that trusts a root key', () => {
  it('follows what was signed for its slice, and nothing else', async () => {
    await release('mf-journey', await publishPage('Signed'), everybody);
    const site = await follow();
    expect(titleAt(site, '/dashboard')).toBe('Signed');

    await release('mf-journey', await publishPage('Unsigned'));
    await eventually(() => expect(reasons()).toEqual(['it is not signed']));
    expect(titleAt(site, '/dashboard')).toBe('Signed');
    await release('mf-journey', await publishPage('Later'), await signerFor('mf-journey'));
    await eventually(() => expect(titleAt(site, '/dashboard')).toBe('Later'));

    // Also after a start, and in the part of a record that speaks of other slices.
    const again = await follow();
    expect(titleAt(again, '/dashboard')).toBe('Later');
    expect(titleAt(again, '/auth')).toBe('Log in');
  });

  it('serves no store that nobody signed, until somebody does', async () => {
    await rm(join(store, '_deployments'), { recursive: true });
    await rm(join(store, 'current.json'));
    const version = await publish('shell', shellBuild([{ path: '/auth', title: 'Another' }]));
    await release('shell', version);
    const site = await follow();
    expect(site.served()).toBeUndefined();
    // The same version once more, now with a signature.
    await release('shell', version, everybody);
    await eventually(() => expect(titleAt(site, '/auth')).toBe('Another'));
  });

  it.each(['release.json', 'index.html'])('keeps its site when %s was changed after the signature', async (file) => {
    const site = await follow();
    const version = await publish('shell', shellBuild([{ path: '/auth', title: 'Another' }]));
    const path = join(releaseFolder(store, 'shell', version), file);
    const original = await readFile(path, 'utf8');
    await release('shell', version, everybody);
    await writeFile(path, original.replace(file === 'release.json' ? 'Another' : '<head>', '<script>evil()</script>'));
    // Both in the site that runs, if it was quick, and in one that starts now.
    const other = await follow();
    expect(other.served()).toBeUndefined();
    expect(titleAt(site, '/auth')).not.toContain('evil');
    await writeFile(path, original);
    await eventually(() => expect(titleAt(other, '/auth')).toBe('Another'));
  });
});

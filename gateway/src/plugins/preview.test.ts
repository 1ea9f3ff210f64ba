import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createCredential,
  initializeRoot,
  newToken,
  openSigner,
  publicKeyOfToken,
  readRelease,
  releaseFolder,
  revokeCredential,
  signPreview,
} from '@hearthway/releases';
import { publishRelease } from '@hearthway/releases/publish';
import { sliceBuild, writeBuild } from '@hearthway/releases/testing';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testGateway, type TestGateway } from '../testing/test-gateway.js';
import { testPages, testSite, type TestSite } from '../testing/test-site.js';

const root = newToken();
const slice = 'mf-journey';
let site: TestSite;
let gateway: TestGateway;
let version: string;

beforeAll(async () => {
  site = await testSite();
  await initializeRoot(site.store, root, 'production');
  gateway = await testGateway({
    site: site.live,
    files: site.files,
    environment: {
      RELEASES_FOLDER: site.store,
      RELEASES_ROOT_KEY: publicKeyOfToken(root),
      RELEASES_ENVIRONMENT: 'production',
    },
  });
  const pages = testPages.flatMap(({ slice: owner, ...page }) => (owner === slice ? [page] : []));
  const build = await writeBuild(sliceBuild(slice, 'next', [...pages, { path: '/moving-day', title: 'Moving Day' }]));
  version = (await publishRelease({ store: site.store, slice, build })).version;
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, cookie?: string) =>
  gateway.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });

async function linkOf(slices: string[] = [slice], { until = Date.now() + 60_000, environment = 'production' } = {}) {
  const holder = { name: 'A team', slices, environments: ['production'], now: Date.now(), days: 1 };
  const { credential, token } = await createCredential({ store: site.store, root, ...holder });
  const signer = await openSigner(site.store, token, Date.now());
  const release = await readRelease(site.store, slice, version);
  return { credential, text: signPreview({ ...signer, environment }, release, until) };
}
const open = async (text: string, to = '/dashboard') => get(`/preview?link=${text}&to=${encodeURIComponent(to)}`);

describe('a preview', () => {
  it('shows a release that is not live to who has the link, until they leave', async () => {
    const { text } = await linkOf();
    const opened = await open(text);
    expect(opened).toMatchObject({ statusCode: 303, headers: { location: '/dashboard', 'cache-control': 'no-store' } });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    expect(String(opened.headers['set-cookie'])).toMatch(/; Max-Age=\d\d; /);
    expect(String(opened.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);

    const page = await get('/dashboard', cookie);
    expect(page.body).toContain(`/assets/${slice}/${version}/`);
    expect(page.body).toContain(
      `<aside class="preview-banner" aria-label="Preview">Preview of ${slice} ${version.slice(0, 8)}`,
    );
    expect(page.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
    expect((await get('/moving-day', cookie)).statusCode).toBe(200);
    expect((await get('/live.json', cookie)).body).toContain(version);

    expect((await get('/dashboard')).body).not.toContain('preview-banner');
    expect((await get('/moving-day')).statusCode).toBe(404);
    const left = await get('/preview/leave', cookie);
    expect(left).toMatchObject({ statusCode: 303, headers: { location: '/' } });
    expect(String(left.headers['set-cookie'])).toContain('preview=; Path=/; Expires=Thu, 01 Jan 1970');
  });

  it.each(['https://elsewhere.example/x', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ''])(
    'leads nowhere but to this site: %s',
    async (to) => {
      const { text } = await linkOf();
      const { headers } = await open(text, to);
      expect(new URL(String(headers.location), 'https://hearthway.example').host).toBe('hearthway.example');
    },
  );

  it('is refused unless somebody signed it who may release the slice here and now', async () => {
    const { text } = await linkOf();
    const [body = '', signature = ''] = text.split('.');
    const changed = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const withOther = (change: object) =>
      `${Buffer.from(JSON.stringify({ ...changed, ...change })).toString('base64url')}.${signature}`;
    const revoked = await linkOf();
    await revokeCredential(site.store, root, revoked.credential.id, Date.now());
    for (const [what, refused] of Object.entries({
      'a word': 'nonsense',
      'another version': withOther({ version: 'f'.repeat(20) }),
      'a later end': withOther({ until: Date.now() + 1e9 }),
      'a path as credential': withOther({ credential: '../root' }),
      'no signature': `${body}.${'A'.repeat(86)}`,
      'an expired one': (await linkOf([slice], { until: Date.now() - 1 })).text,
      'another environment': (await linkOf([slice], { environment: 'staging' })).text,
      'a token of another slice': (await linkOf(['mf-admin'])).text,
      'a revoked one': revoked.text,
    })) {
      const opened = await open(refused);
      expect({ what, status: opened.statusCode, cookie: opened.headers['set-cookie'] }).toEqual({ what, status: 404 });
      // And as a cookie that somebody set by hand.
      expect((await get('/dashboard', `preview=${refused}`)).body).not.toContain('preview-banner');
    }
  });

  it('shows nothing of a release that was changed after the link was signed', async () => {
    const { text } = await linkOf();
    const path = join(releaseFolder(site.store, slice, version), 'release.json');
    const original = await readFile(path, 'utf8');
    await writeFile(path, original.replace('Moving Day', 'Evil Day'));
    // A change of what is live makes the gateway read everything again.
    const other = await site.release('mf-marketing', sliceBuild('mf-marketing', 'two'));
    await eventually(() => expect(site.live.versions()['mf-marketing']).toBe(other.version));
    const page = await get('/moving-day', `preview=${text}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('Evil');
    await writeFile(path, original);
    expect((await get('/dashboard', `preview=${text}`)).body).toContain(version);
  });
});

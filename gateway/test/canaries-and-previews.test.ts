import type { Release, SiteData } from '@hearthway/contracts/releases';
import { newSigningKey, publicKeyOf, readSigningKey, signToken } from '@hearthway/service-kit';
import { sliceBuild } from '@hearthway/releases/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deadRegistry, faultyRegistry, type FaultyRegistry } from '../src/testing/faulty-registry.js';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';
import { testBuild, testPages, testSite, type TestSite } from '../src/testing/test-site.js';
import { getsCanary } from '../src/visitors/canary-bucket.js';

const encodedKey = newSigningKey();
/** The API has no part in this. */
const routes = patientRoutes.slice(0, 1);
const environment = { PREVIEW_KEY: publicKeyOf(encodedKey), ENVIRONMENT: 'local' };

let registry: FaultyRegistry;
let site: TestSite;
let gateway: TestGateway;
let live: string;
/** Not live, with one more page. */
let next: Release;

beforeEach(async () => {
  registry = faultyRegistry();
  site = await testSite({ registry });
  gateway = await testGateway({ site: site.live, environment, routes });
  live = await versionNow();
  const pages = [...testPages['mf-journey'], { path: '/pipeline', title: 'Pipeline' }];
  next = await registry.publish(testBuild('mf-journey', { pages, mark: 'next' }));
});
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

const journey = async () => (await registry.site('local')).slices.find(({ slice }) => slice === 'mf-journey');
const versionNow = async () => (await journey())?.version ?? '';
const get = (url: string, cookie = '') => gateway.app.inject({ url, headers: cookie === '' ? {} : { cookie } });
const dataFor = async (cookie = '') => (await get('/site.json', cookie)).json<SiteData>();
const versionIn = (html: string) => /\/assets\/mf-journey\/(\w+)\/spa/.exec(html)?.[1];
const versionFor = async (cookie = '') => versionIn((await get('/dashboard', cookie)).body);
const fileOf = ({ slice, version }: Pick<Release, 'slice' | 'version'>) =>
  `/assets/${slice}/${version}/spa.22222222.js`;

describe('a canary', () => {
  let within: string;
  let outside: string;
  beforeEach(async () => {
    registry.deploy('mf-journey', { action: 'canary', version: next.version, percent: 20 });
    await eventually(() => site.live.hasCanary());
    const slice = await journey();
    const buckets = Array.from({ length: 100 }, (_, bucket) => bucket);
    const first = (chosen: boolean) => buckets.find((bucket) => slice && getsCanary(slice, bucket) === chosen);
    within = `hearthway_bucket=${first(true)}`;
    outside = `hearthway_bucket=${first(false)}`;
  });

  it('is what some browsers get, with its pages, each time', async () => {
    for (const [cookie, version, status] of [
      [within, next.version, 200],
      [outside, live, 404],
    ] as const) {
      expect([await versionFor(cookie), await versionFor(cookie)]).toEqual([version, version]);
      expect((await get('/pipeline', cookie)).statusCode).toBe(status);
      expect((await dataFor(cookie)).slices['mf-journey']?.version).toBe(version);
    }
    expect((await get(fileOf(next))).statusCode).toBe(200);
  });

  it('gives a browser a bucket with its first page, and says nothing about it otherwise', async () => {
    const { headers, body } = await get('/dashboard', 'theme=dark; hearthway_bucket=10000');
    expect(headers['set-cookie']).toMatch(
      /^hearthway_bucket=\d{1,4}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await versionFor(String(headers['set-cookie']))).toBe(versionIn(body));
    expect((await get('/dashboard', within)).headers['set-cookie']).toBeUndefined();

    const data = await get('/site.json');
    expect(data.headers['set-cookie']).toBeUndefined();
    expect(data.json<SiteData>().slices['mf-journey']?.version).toBe(live);
  });

  it('ends with a rollback, and its pages learn of it', async () => {
    registry.deploy('mf-journey', { action: 'rollback' });
    await eventually(async () => expect(await versionFor(within)).toBe(live));
    expect((await dataFor(within)).slices['mf-journey']?.withdrawn).toEqual([next.version]);
    expect((await get('/dashboard')).headers['set-cookie']).toBeUndefined();
    expect((await get(fileOf(next))).statusCode).toBe(200);
  });

  it('is for everyone once it is promoted', async () => {
    registry.deploy('mf-journey', { action: 'promote' });
    await eventually(async () => expect(await versionFor(outside)).toBe(next.version));
    expect(await versionFor()).toBe(next.version);
  });
});

describe('a preview', () => {
  const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
  const tokenFor = (changes: object = {}, { type = 'preview+jwt', key = encodedKey } = {}) => {
    const { id, privateKey } = readSigningKey(key);
    const claims = {
      aud: 'local',
      sub: `mf-journey/${next.version}`,
      iat: inAnHour - 7_200,
      exp: inAnHour,
      ...changes,
    };
    return signToken(claims, { type, keyId: id, privateKey });
  };

  it('shows a release in the browser that opened its link, and says so', async () => {
    const { statusCode, headers } = await get(`/?preview=${tokenFor()}`);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, '/', 'no-store']);
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^hearthway_preview=[\w.-]+; Max-Age=(3599|3600|35\d\d); Path=\/; HttpOnly; SameSite=Lax$/);

    expect(await versionFor(cookie)).toBe(next.version);
    expect((await get('/pipeline', cookie)).statusCode).toBe(200);
    const { preview } = await dataFor(cookie);
    expect(preview).toEqual({
      slice: 'mf-journey',
      version: next.version,
      expiresAt: new Date(inAnHour * 1_000).toISOString(),
    });
    expect((await get('/dashboard', cookie)).body).toContain(`"preview":${JSON.stringify(preview)}`);

    expect([await versionFor(), (await dataFor()).preview]).toEqual([live, undefined]);
  });

  it('is beside what is live, not beside a canary', async () => {
    const shell = await registry.publish(testBuild('shell', { mark: 'next' }));
    registry.deploy('mf-journey', { action: 'canary', version: next.version, percent: 99 });
    await eventually(() => expect(site.live.hasCanary()).toBe(true));
    const preview = `hearthway_preview=${tokenFor({ sub: `shell/${shell.version}` })}`;
    const slice = await journey();
    const within = Array.from({ length: 100 }, (_, bucket) => bucket).find((one) => slice && getsCanary(slice, one));
    for (const cookie of [preview, `${preview}; hearthway_bucket=${within}`]) {
      const { headers, body } = await get('/dashboard', cookie);
      expect([versionIn(body), headers['set-cookie']]).toEqual([live, undefined]);
    }
  });

  it('has its files also from a gateway that hasn’t shown it yet', async () => {
    expect((await get(fileOf(next))).statusCode).toBe(404);
    expect((await get(fileOf(next), `hearthway_preview=${tokenFor()}`)).statusCode).toBe(200);
  });

  it('may be of a slice that isn’t live yet, and of the shell', async () => {
    const admin = await registry.publish(sliceBuild('mf-admin', { pages: [{ path: '/admin' }] }));
    const shell = await registry.publish(testBuild('shell', { mark: 'next' }));
    for (const { slice, version } of [admin, shell]) {
      const { body, statusCode } = await get('/admin', `hearthway_preview=${tokenFor({ sub: `${slice}/${version}` })}`);
      expect([statusCode, body.includes(`/assets/${slice}/${version}/`)]).toEqual([
        slice === 'shell' ? 404 : 200,
        true,
      ]);
    }
  });

  it('may have pages at addresses of another slice, which shell and gateway then both leave to it', async () => {
    const pages = [{ path: '/dashboard' }, { path: '/shared/new' }];
    const { slice, version } = await registry.publish(sliceBuild('mf-admin', { pages }));
    const cookie = `hearthway_preview=${tokenFor({ sub: `${slice}/${version}` })}`;
    expect(Object.keys((await dataFor(cookie)).slices)[0]).toBe(slice);
    for (const { path } of pages) {
      const { body } = await get(path, cookie);
      expect([body.includes(`/assets/${slice}/${version}/`), versionIn(body)]).toEqual([true, undefined]);
    }
    expect(versionIn((await get('/shared/other', cookie)).body)).toBe(live);
  });

  it('may be of a version that was rolled back, which its pages then don’t leave', async () => {
    registry.deploy('mf-journey', { action: 'release', version: next.version });
    registry.deploy('mf-journey', { action: 'rollback' });
    await eventually(async () => expect((await dataFor()).slices['mf-journey']?.withdrawn).toEqual([next.version]));
    const { slices } = await dataFor(`hearthway_preview=${tokenFor()}`);
    expect(slices['mf-journey']).toMatchObject({ version: next.version, withdrawn: [] });
  });

  it('is left by an empty link', async () => {
    const { statusCode, headers } = await get('/?preview=', `hearthway_preview=${tokenFor()}`);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toBe('hearthway_preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each<[string, () => string]>([
    ['has expired', () => tokenFor({ exp: inAnHour - 3_601 })],
    ['is for another environment', () => tokenFor({ aud: 'production' })],
    ['is of another kind', () => tokenFor({}, { type: 'at+jwt' })],
    ['was signed with another key', () => tokenFor({}, { key: newSigningKey() })],
    ['names no release', () => tokenFor({ sub: 'mf-journey/../../../etc/passwd' })],
    ['isn’t one', () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['was cut', () => tokenFor().slice(0, 30)],
  ])('is refused when its token %s', async (_, token) => {
    const response = await get(`/?preview=${token()}`);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    expect(response.json()).toMatchObject({ code: 'preview.unusable' });
    expect(await versionFor(`hearthway_preview=${token()}`)).toBe(live);
  });

  it('isn’t what a link of another site means, which shows the page', async () => {
    const { statusCode, headers } = await get('/?preview=true', `hearthway_preview=${tokenFor()}`);
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('takes no page down when its release can’t be had', async () => {
    registry.fail(deadRegistry);
    const cookie = `hearthway_preview=${tokenFor()}`;
    expect([await versionFor(cookie), (await dataFor(cookie)).preview]).toEqual([live, undefined]);
    expect((await get(fileOf(next), cookie)).statusCode).toBe(503);
    registry.recover();
    expect(await versionFor(cookie)).toBe(next.version);
  });
});

it('cookies are kept to secure connections where the site is', async () => {
  const secure = await testGateway({
    site: site.live,
    routes,
    environment: { ...environment, PUBLIC_ORIGIN: 'https://hearthway.example' },
  });
  const { headers } = await secure.app.inject({ url: '/?preview=' });
  expect(headers['set-cookie']).toContain('; Secure; ');
  await secure.close();
});

import type { SiteData } from '@hearthway/contracts/releases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config.js';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { testEnvironment, testGateway, type TestGateway } from '../src/testing/test-gateway.js';
import { testSite, type TestSite } from '../src/testing/test-site.js';

const origin = 'http://127.0.0.1:8102';
const local = { slice: 'mf-journey', origin };
const typed = { 'sec-fetch-site': 'none' };
/** The API has no part in this. */
const routes = patientRoutes.slice(0, 1);

let site: TestSite;
let gateway: TestGateway;

beforeEach(async () => {
  site = await testSite();
  gateway = await testGateway({ site: site.live, routes, environment: { LOCAL_ORIGINS: 'http://127.0.0.1' } });
});
afterEach(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const linkTo = (...texts: string[]) =>
  `/?${new URLSearchParams(texts.map((text): [string, string] => ['local', text])).toString()}`;
/** As a browser would send it afterwards. */
const cookieOf = async (link: string, before = '') => {
  const { headers } = await get(link, { ...typed, cookie: before });
  return String(headers['set-cookie']).split(';')[0] ?? '';
};
const dataIn = (html: string): SiteData =>
  JSON.parse(/id="hearthway-site">(.*?)<\/script>/.exec(html)?.[1] ?? '') as SiteData;

describe('a local slice', () => {
  it('is shown to the browser that opened its link: from its developer, who alone may be reached', async () => {
    const { statusCode, headers } = await get(linkTo(`mf-journey@${origin}`), typed);
    expect([statusCode, headers.location]).toEqual([303, '/']);
    expect(headers['set-cookie']).toMatch(/; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = await cookieOf(linkTo(`mf-journey@${origin}`));
    const page = await get('/dashboard', { cookie });
    expect(dataIn(page.body)).toMatchObject({
      local: [local],
      slices: {
        'mf-journey': { version: 'local', manifest: `${origin}/remoteEntry.js`, pages: [{ path: '/dashboard' }, {}] },
      },
    });
    expect(page.body).not.toContain('/assets/mf-journey/');
    expect(page.body).toMatch(
      new RegExp(`<script defer src="${origin}/pages.js" crossorigin></script>\\s*<script defer`),
    );
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`connect-src 'self' ${origin} ws://127.0.0.1:8102;`);
    for (const kind of ['script', 'style', 'img', 'font', 'frame'])
      expect(policy).toContain(`${kind}-src 'self' ${origin}`);
  });

  it('changes nothing for others', async () => {
    const before = await get('/dashboard');
    const cookie = await cookieOf(linkTo(`mf-journey@${origin}`));
    await get('/dashboard', { cookie });
    const after = await get('/dashboard');
    expect([after.body, after.headers['content-security-policy']]).toEqual([
      before.body,
      before.headers['content-security-policy'],
    ]);
    expect(after.body).not.toContain(origin);
  });

  it('isn’t told of when an open page asks what is live, so that the page keeps it', async () => {
    const cookie = await cookieOf(linkTo(`mf-journey@${origin}`));
    const { slices } = (await get('/site.json', { cookie })).json<SiteData>();
    expect(Object.keys(slices).sort()).toEqual(['mf-marketing', 'shell']);
  });

  it('may be one that was never released', async () => {
    const cookie = await cookieOf(linkTo(`mf-new@${origin}`));
    const { slices } = dataIn((await get('/new', { cookie })).body);
    expect(slices['mf-new']).toEqual({ version: 'local', manifest: `${origin}/remoteEntry.js`, pages: [] });
  });

  it('joins others, and takes the place of an earlier one of its name', async () => {
    const first = await cookieOf(linkTo(`mf-journey@${origin}`, 'mf-new@http://127.0.0.1:1'));
    const second = await cookieOf(linkTo('mf-new@http://127.0.0.1:2'), first);
    expect(dataIn((await get('/', { cookie: second })).body).local).toEqual([
      local,
      { slice: 'mf-new', origin: 'http://127.0.0.1:2' },
    ]);
  });

  it('is left by an empty link', async () => {
    const cookie = await cookieOf(linkTo(`mf-journey@${origin}`));
    const { headers } = await get(linkTo(''), { cookie, 'sec-fetch-site': 'same-origin' });
    expect(headers['set-cookie']).toBe('hearthway_local=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
  });

  it.each([
    ['another site leads to it', linkTo(`mf-journey@${origin}`), { 'sec-fetch-site': 'cross-site' }],
    ['it isn’t known who led to it', linkTo(`mf-journey@${origin}`), {}],
    ['the site doesn’t allow the address', linkTo('mf-journey@https://evil.example'), typed],
    ['one of several is wrong', linkTo(`mf-journey@${origin}`, 'mf-new@https://evil.example'), typed],
  ])('is refused when %s', async (_, link, headers) => {
    const response = await get(link, headers);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([403, undefined]);
    expect(response.json()).toMatchObject({ code: 'local-slice.unusable' });
  });

  it('isn’t what a link of a campaign means, which shows the page', async () => {
    const { statusCode, headers } = await get('/?local=austin', { 'sec-fetch-site': 'cross-site' });
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined]);
  });

  it('isn’t taken from a cookie that the site wouldn’t have set', async () => {
    const { body } = await get('/dashboard', { cookie: 'hearthway_local=mf-journey@https://evil.example' });
    expect([body.includes('evil.example'), body.includes('/assets/mf-journey/')]).toEqual([false, true]);
  });
});

it('is what every browser gets where the gateway says so, unless it opened a link to another', async () => {
  const everywhere = await testSite({ localForAll: [local] });
  const showing = await testGateway({
    site: everywhere.live,
    routes,
    environment: { LOCAL_ORIGINS: 'http://127.0.0.1' },
  });
  const { body } = await showing.app.inject({ url: '/dashboard' });
  expect(dataIn(body)).toMatchObject({ slices: { 'mf-journey': { manifest: `${origin}/remoteEntry.js` } } });
  expect(dataIn(body).local).toBeUndefined();
  const cookie = 'hearthway_local=mf-journey@http://127.0.0.1:2';
  const other = await showing.app.inject({ url: '/dashboard', headers: { cookie } });
  expect([other.body.includes('http://127.0.0.1:2/pages.js'), other.body.includes(origin)]).toEqual([true, false]);
  await showing.close();
  await everywhere.remove();
});

it('production shows only what was released', () => {
  for (const changes of [{ LOCAL_ORIGINS: 'http://127.0.0.1' }, { LOCAL_SLICES: `mf-journey@${origin}` }]) {
    expect(() => readConfig({ ...testEnvironment(), ...changes })).not.toThrow();
    expect(() => readConfig({ ...testEnvironment(), ENVIRONMENT: 'production', ...changes })).toThrow(
      /is for developers/,
    );
  }
});

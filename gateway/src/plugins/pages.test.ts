import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deploy, readCurrent, readRelease } from '@hearthway/releases';
import { prerenderedBuild, shellBuild, sliceBuild } from '@hearthway/releases/testing';
import { exchange } from '../testing/raw-exchange.js';
import { listeningGateway, testGateway, type ListeningGateway, type TestGateway } from '../testing/test-gateway.js';
import { testPages, testSite, type TestSite } from '../testing/test-site.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway();
});
afterAll(() => gateway.close());

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const namedIn = (html: string) => [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, url]) => url ?? '');

function decoded({ rawPayload, headers }: Awaited<ReturnType<typeof get>>): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  return rawPayload.toString();
}

const liveUrl = async (slice: string, path: string) => {
  const { slices } = await readCurrent(gateway.site.store);
  return `/assets/${slice}/${slices[slice]}/${path}`;
};

describe('a page', () => {
  it('has its title and only its own slice’s and the shell’s files', async () => {
    const response = await get('/dashboard?tab=1');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('<title>Dashboard · Hearthway</title>');
    expect(namedIn(response.body)).toEqual([
      await liveUrl('shell', 'main.cccccccc.css'),
      await liveUrl('mf-journey', 'spa.44444444.css'),
      await liveUrl('shell', 'assets/figtree.dddddddd.woff2'),
      await liveUrl('shell', 'start.bbbbbbbb.js'),
      await liveUrl('mf-journey', 'remoteEntry.11111111.js'),
      await liveUrl('mf-journey', 'spa.22222222.js'),
      await liveUrl('mf-journey', 'mf-manifest.json'),
      await liveUrl('mf-journey', 'integrity.json'),
      await liveUrl('shell', 'main.aaaaaaaa.js'),
    ]);
  });

  it('with a parameter is found by any identifier', async () => {
    const response = await get('/home-search/6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11?from=board');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Your home · Hearthway</title>');
    for (const path of ['/home-search/:homeId', '/home-search/', '/home-search/a/b']) {
      expect((await get(path)).statusCode).toBe(404);
    }
  });

  it('of the shell names no slice’s files', async () => {
    const { body } = await get('/auth');
    expect(body).toContain('<title>Log in &amp; register · Hearthway</title>');
    expect(namedIn(body).filter((url) => !url.startsWith('/assets/shell/'))).toEqual([]);
  });

  it.each(testPages.map(({ path }) => path.replace(':homeId', 'a-home')))(
    '%s names only files that exist',
    async (path) => {
      const urls = namedIn((await get(path)).body);
      expect(urls.length).toBeGreaterThan(3);
      for (const url of urls) expect((await get(url)).statusCode).toBe(200);
    },
  );

  it('tells the shell where every slice’s manifest is', async () => {
    const { body } = await get('/auth');
    const block = /<script type="application\/json" id="hearthway-remotes">([^<]*)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual({
      'mf-journey': await liveUrl('mf-journey', 'mf-manifest.json'),
      'mf-marketing': await liveUrl('mf-marketing', 'mf-manifest.json'),
    });
  });

  it('lets the browser check every script and style that it names, and those that are loaded later', async () => {
    const { body } = await get('/dashboard');
    const { slices } = await readCurrent(gateway.site.store);
    const tags = body.split('<').filter((tag) => /^(link|script defer) /.test(tag) && /\.(js|css)"/.test(tag));
    expect(tags).toHaveLength(6);
    for (const tag of tags) {
      const [, , slice = '', , ...path] = (tag.split('"').find((part) => part.startsWith('/assets/')) ?? '').split('/');
      const release = await readRelease(gateway.site.store, slice, slices[slice] ?? '');
      const { integrity } = release.files.find((file) => file.path === path.join('/')) ?? {};
      expect(tag).toContain(` integrity="${integrity}"`);
    }
    const block = body.split('id="hearthway-integrity">')[1]?.split('<')[0] ?? '';
    const digests = JSON.parse(block) as Record<string, string>;
    for (const path of ['mf-manifest.json', 'integrity.json']) {
      const url = await liveUrl('mf-journey', path);
      const digest = createHash('sha384')
        .update((await get(url)).rawPayload)
        .digest('base64');
      expect(digests[url]).toBe(`sha384-${digest}`);
    }
    const list = (await get(await liveUrl('mf-journey', 'integrity.json'))).json<Record<string, string>>();
    expect(Object.keys(list)).toContain(await liveUrl('mf-journey', 'later.33333333.js'));
    expect(Object.keys(digests)).toContain(await liveUrl('shell', 'start.bbbbbbbb.js'));
  });

  it('has digests for releases of the store only', async () => {
    for (const url of [
      '/assets/mf-journey/ffffffffffffffffffff/integrity.json',
      '/assets/x/../integrity.json',
      '/assets/__proto__/x/integrity.json',
    ]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])('is sent as %s to a client that accepts "%s"', async (encoding, accepted) => {
    const plain = (await get('/dashboard')).body;
    const response = await get('/dashboard', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(decoded(response)).toBe(plain);
  });

  it('has no inline script or style', async () => {
    const { body } = await get('/dashboard');
    expect(body.match(/<script(?! defer src=| type="application\/json")/g)).toBeNull();
    expect(body).not.toMatch(/<style| style=| on[a-z]+=/);
  });

  it('answers HEAD', async () => {
    const response = await gateway.app.inject({ method: 'HEAD', url: '/dashboard' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('refuses %s with 405', async (method) => {
    const response = await gateway.app.inject({ method, url: '/dashboard' });
    expect(response.statusCode).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
    expect(response.json()).toMatchObject({ code: 'request.method-not-allowed' });
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/dashboard/', '/Dashboard', '/internal/jwks.json', '/api-docs'])(
    '%s is the shell with status 404',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('<title>Page not found · Hearthway</title>');
      expect(namedIn(response.body)).toContain(await liveUrl('shell', 'main.aaaaaaaa.js'));
    },
  );

  it.each(['/favicon.ico', '/assets/', '/assets/shell'])('%s is not a page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'route.not-found' });
  });
});

describe('what is live', () => {
  it('is told to open tabs, and sent again only after a change', async () => {
    const first = await get('/live.json');
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    const live = first.json<{ remotes: object; pages: { path: string }[]; withdrawn: string[] }>();
    expect(Object.keys(live.remotes).sort()).toEqual(['mf-journey', 'mf-marketing']);
    expect(live.pages.map(({ path }) => path).sort()).toEqual(testPages.map(({ path }) => path).sort());
    expect(live.withdrawn).toEqual([]);
    const again = await get('/live.json', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/live.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('names a release that was taken back', async () => {
    const site = await testSite();
    const reader = await testGateway({ site: site.live, files: site.files });
    const before = (await readCurrent(site.store)).slices['mf-journey'] ?? '';
    const { version } = await site.release('mf-journey', sliceBuild('mf-journey', 'two'));
    await deploy({ store: site.store, slice: 'mf-journey', version: before, kind: 'rollback', author: 'test' });
    await eventually(async () => {
      const { withdrawn } = (await reader.app.inject('/live.json')).json<{ withdrawn: string[] }>();
      expect(withdrawn).toEqual([`/assets/mf-journey/${version}/`]);
    });
    await reader.close();
    await site.remove();
  });
});

describe('a file of a release', () => {
  it('may be cached for a year', async () => {
    const response = await get(await liveUrl('shell', 'start.bbbbbbbb.js'));
    expect(response.body).toBe('var start = 1;');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip;q=0.5'],
    [undefined, ''],
    [undefined, 'identity'],
  ])('is sent as %s to a client that accepts "%s"', async (encoding, accepted) => {
    const response = await get(await liveUrl('shell', 'main.aaaaaaaa.js'), { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers['vary']).toBe('accept-encoding');
    expect(decoded(response)).toBe(shellBuild([])['main.aaaaaaaa.js']);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  });

  it('of an earlier release is still served after a new one is live', async () => {
    const before = await liveUrl('mf-marketing', 'spa.22222222.js');
    await gateway.site.release('mf-marketing', sliceBuild('mf-marketing', 'two'));
    expect(await liveUrl('mf-marketing', 'spa.22222222.js')).not.toBe(before);
    expect((await get(before)).statusCode).toBe(200);
  });

  it.each([
    'release.json',
    'index.html',
    'main.aaaaaaaa.js.br',
    'nothing.js',
    '',
    'main.aaaaaaaa.js%20',
    '/etc/passwd',
  ])('is not found at %s', async (path) => {
    const response = await get(await liveUrl('shell', path));
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
  });

  it.each(['..%2f..%2fcurrent.json', 'assets%2f..%2frelease.json', 'main.aaaaaaaa.js%00.css'])(
    'is not even looked for at %s',
    async (path) => {
      const response = await get(await liveUrl('shell', path));
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('application/json');
    },
  );

  it.each(['/assets/shell/../../current.json', '/assets/../../../etc/passwd', '/assets/shell/..\\..\\current.json'])(
    'is not found at %s, sent as it stands',
    async (path) => {
      const answer = await exchange(gateway.address, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer).not.toContain('"revision"');
      expect(answer).not.toContain('root:');
    },
  );
});

describe('a prerendered page', () => {
  let prerendered: TestSite;
  let reader: TestGateway;
  beforeAll(async () => {
    prerendered = await testSite();
    const pages = [{ path: '/', markup: '<h1>Welcome home</h1>', title: 'The slice’s own title' }];
    await prerendered.release('mf-marketing', prerenderedBuild('mf-marketing', pages));
    reader = await testGateway({ site: prerendered.live, files: prerendered.files });
    await eventually(async () => expect((await reader.app.inject({ url: '/' })).body).toContain('Welcome home'));
  });
  afterAll(async () => {
    await reader.close();
    await prerendered.remove();
  });

  it('is readable in the HTML, with the title from its slice', async () => {
    const { body, statusCode, headers } = await reader.app.inject({ url: '/?from=mail' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('data-prerendered="/"><h1>Welcome home</h1></div>');
    expect(body).toContain('<title>The slice’s own title</title>');
  });

  it('names only files that exist', async () => {
    const urls = namedIn((await reader.app.inject({ url: '/' })).body).filter((url) => url.startsWith('/assets/'));
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls)
      await labeled(url, async () => expect((await reader.app.inject({ url })).statusCode).toBe(200));
  });

  it('is not served as a file', async () => {
    const version = (await readCurrent(prerendered.store)).slices['mf-marketing'] ?? '';
    for (const file of ['prerendered/page-0.html', 'release.json']) {
      const response = await reader.app.inject({ url: `/assets/mf-marketing/${version}/${file}` });
      expect(response.statusCode).toBe(404);
    }
  });

  it('is in the site map, which robots.txt names', async () => {
    const robots = await reader.app.inject({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /dashboard\n');
    expect(robots.body).toContain('Sitemap: https://hearthway.example/sitemap.xml');
    const map = await reader.app.inject({ url: '/sitemap.xml' });
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(map.body).toContain('<loc>https://hearthway.example/</loc>');
    expect((await reader.app.inject({ method: 'HEAD', url: '/sitemap.xml' })).statusCode).toBe(200);
  });
});

describe('a gateway without a release', () => {
  it('answers pages with 503', async () => {
    const early = await testGateway();
    for (const url of ['/', '/robots.txt', '/sitemap.xml']) {
      const response = await early.app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: 'server.unavailable' });
    }
    await early.close();
  });
});

import { labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { shellBuild, sliceBuild } from '@hearthway/releases/testing';
import { listeningGateway, testGateway, type ListeningGateway, type TestGateway } from '../testing/test-gateway.js';
import { testBuild, testPages, testSite, type TestSite } from '../testing/test-site.js';

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

const digestOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;
const siteDataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="hearthway-site">([^<]*)<\/script>/.exec(html)?.[1] ?? '');

const liveUrl = (slice: string, path: string) => gateway.site.urlOf(slice, path);

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
      await liveUrl('mf-journey', 'page.66666666.css'),
      await liveUrl('shell', 'assets/figtree.dddddddd.woff2'),
      await liveUrl('shell', 'start.bbbbbbbb.js'),
      await liveUrl('mf-journey', 'remoteEntry.11111111.js'),
      await liveUrl('mf-journey', 'spa.22222222.js'),
      await liveUrl('mf-journey', 'page.55555555.js'),
      await liveUrl('mf-journey', 'mf-manifest.json'),
      await liveUrl('mf-journey', 'integrity.json'),
      await liveUrl('shell', 'main.aaaaaaaa.js'),
    ]);
  });

  it('of the shell names no slice’s files', async () => {
    const { body } = await get('/auth');
    expect(body).toContain('<title>Log in &amp; register · Hearthway</title>');
    expect(namedIn(body).filter((url) => !url.startsWith('/assets/shell/'))).toEqual([]);
  });

  it('is found at any id where its path has a parameter, which search engines and other requests never learn', async () => {
    const { statusCode, body, headers } = await get('/shared/Zm9y-_LXRoaXM');
    expect([statusCode, headers['x-robots-tag'], headers['referrer-policy'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-referrer',
      'no-store',
    ]);
    expect(body).toContain('<title>Shared · Hearthway</title>');
    expect(body).toContain(await liveUrl('mf-journey', 'spa.22222222.js'));
    for (const path of ['/shared', '/shared/:token', '/shared/a.b', '/shared/a/b'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });

  it.each(['/', '/dashboard', '/shared/a-token', '/auth'])('%s names only files that exist', async (path) => {
    const urls = namedIn((await get(path)).body);
    expect(urls.length).toBeGreaterThan(3);
    for (const url of urls) expect((await get(url)).statusCode).toBe(200);
  });

  it('tells the shell what is live: versions, manifests, pages, and the digests to begin with', async () => {
    const { body } = await get('/auth');
    const { slices } = await gateway.site.registry.site('local');
    const usual = { access: 'public' };
    const told = async (slice: string, first: readonly string[], pages: readonly object[]) => {
      const addresses = await Promise.all(first.map((path) => liveUrl(slice, path)));
      const integrity = await Promise.all(addresses.map(async (url) => [url, digestOf((await get(url)).rawPayload)]));
      const version = slices.find((one) => one.slice === slice)?.version;
      return { version, integrity: Object.fromEntries(integrity) as unknown, pages };
    };
    expect(siteDataIn(body)).toEqual({
      slices: {
        shell: await told('shell', ['integrity.json'], [{ ...usual, ...testPages.shell[0] }]),
        'mf-marketing': {
          manifest: await liveUrl('mf-marketing', 'mf-manifest.json'),
          ...(await told(
            'mf-marketing',
            ['mf-manifest.json', 'integrity.json'],
            [{ ...usual, ...testPages['mf-marketing'][0] }],
          )),
        },
        'mf-journey': {
          manifest: await liveUrl('mf-journey', 'mf-manifest.json'),
          ...(await told(
            'mf-journey',
            ['mf-manifest.json', 'integrity.json'],
            [testPages['mf-journey'][0], { ...usual, ...testPages['mf-journey'][1] }],
          )),
        },
      },
    });
  });

  it('lets the browser check every script and style sheet, and run no script unchecked', async () => {
    const { body, headers } = await get('/dashboard');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    const named = [...body.matchAll(/<(?:script|link)(?=[^<>]*(?:src=|as="script"|rel="stylesheet"))[^<>]*>/g)];
    expect(named).toHaveLength(8);
    for (const [element] of named) {
      const [, url = ''] = /(?:src|href)="([^"]+)"/.exec(element) ?? [];
      expect(element).toContain(`integrity="${digestOf((await get(url)).rawPayload)}"`);
      // Without it, browsers take a preloaded script for another, and the policy refuses it.
      expect([url, element.includes(' crossorigin')]).toEqual([url, !url.endsWith('.css')]);
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

  it.each([
    [{}, undefined],
    [{ 'sec-gpc': '0', dnt: '0' }, undefined],
    [{ 'sec-gpc': '1' }, 'tracking-refused'],
    [{ dnt: '1' }, 'tracking-refused'],
  ])('sent with %j is told of the refusal to be tracked: %s', async (headers, told) => {
    for (const url of ['/', '/nowhere'])
      expect((await get(url, headers as Record<string, string>)).headers['server-timing']).toBe(told);
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

describe('an address that ends in a slash', () => {
  it.each([
    ['/dashboard/', '/dashboard'],
    ['/dashboard/?tab=1&next=//elsewhere.example/', '/dashboard?tab=1&next=//elsewhere.example/'],
    ['/dashboard//', '/dashboard'],
    ['/%64ashboard/', '/dashboard'],
    ['/nowhere/', '/nowhere'],
    ['/elsewhere.example/', '/elsewhere.example'],
    ['/api/docs/', '/api/docs'],
    ['/assets/shell/', '/assets/shell'],
  ])('%s leads to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const response = await gateway.app.inject({ method, url });
      expect([response.statusCode, response.headers.location]).toEqual([308, location]);
    }
  });

  it.each(['/', '//', '///', '//elsewhere.example/', '//elsewhere.example//', '///elsewhere.example/x/', '/a//b/'])(
    '%s leads nowhere',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(url === '/' ? 200 : 404);
      expect(response.headers.location).toBeUndefined();
    },
  );
});

describe('the address of a form that is no page', () => {
  it('allows only what the form does', async () => {
    const response = await get('/waitlist');
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'POST']);
    expect(response.json()).toMatchObject({ code: 'request.method-not-allowed' });
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/Dashboard', '//dashboard', '//nowhere.example/', '/internal/jwks.json', '/api-docs'])(
    '%s is the shell with status 404',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.body).toContain('<title>Page not found · Hearthway</title>');
      expect(namedIn(response.body)).toContain(await liveUrl('shell', 'main.aaaaaaaa.js'));
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('is unknown for %s, too', async (method) => {
    const response = await gateway.app.inject({ method, url: '/nowhere' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['allow']).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'route.not-found' });
  });

  it.each(['/favicon.ico', '/assets', '/assets/shell'])('%s is not a page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'route.not-found' });
  });
});

describe('a file of a release', () => {
  it('may be cached for a year', async () => {
    const response = await get(await liveUrl('shell', 'start.bbbbbbbb.js'));
    expect(response.body).toBe('export const start = 1;');
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  it('has its digest beside it, with those of all files for browsers', async () => {
    const { json, headers } = await get(await liveUrl('shell', 'integrity.json'));
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/json; charset=utf-8',
    });
    const digests = Object.entries(json<Record<string, string>>());
    expect(digests.map(([path]) => path).filter((path) => path.endsWith('.html'))).toEqual([]);
    expect(digests.length).toBeGreaterThan(3);
    for (const [path, digest] of digests) {
      expect([path, digest]).toEqual([path, digestOf((await get(await liveUrl('shell', path))).rawPayload)]);
    }
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
    expect(decoded(response)).toBe(shellBuild()['main.aaaaaaaa.js']);
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  });

  it.each([
    ['bytes=0-5', 206, 'bytes 0-5/23'],
    ['bytes=-3', 206, 'bytes 20-22/23'],
    ['bytes=23-', 416, 'bytes */23'],
    ['bytes=1000-2000', 416, 'bytes */23'],
    ['bytes=5-2', 416, 'bytes */23'],
    ['bytes=-0', 416, 'bytes */23'],
    ['lines=1-2', 200, undefined],
    ['nonsense', 200, undefined],
  ])('answers the range %s with %i', async (range, status, contentRange) => {
    const response = await get(await liveUrl('shell', 'start.bbbbbbbb.js'), { range });
    expect([response.statusCode, response.headers['content-range']]).toEqual([status, contentRange]);
    if (status === 416) expect(response.json()).toMatchObject({ code: 'request.range-not-satisfiable' });
  });

  it('answers a condition that it does not meet with 412', async () => {
    const response = await get(await liveUrl('shell', 'start.bbbbbbbb.js'), { 'if-match': '"another"' });
    expect(response.statusCode).toBe(412);
    expect(response.json()).toMatchObject({ code: 'request.precondition-failed' });
  });

  it('refuses other methods with 405', async () => {
    const response = await gateway.app.inject({ method: 'POST', url: await liveUrl('shell', 'start.bbbbbbbb.js') });
    expect([response.statusCode, response.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('of an earlier release is still served after a new one is live', async () => {
    const before = await liveUrl('mf-marketing', 'spa.22222222.js');
    await gateway.site.release(testBuild('mf-marketing', { mark: 'two' }));
    expect(await liveUrl('mf-marketing', 'spa.22222222.js')).not.toBe(before);
    expect((await get(before)).statusCode).toBe(200);
  });

  it.each(['build.json', 'index.html', 'main.aaaaaaaa.js.br', 'nothing.js', 'main.aaaaaaaa.js%20', '/etc/passwd'])(
    'is not found at %s',
    async (path) => {
      const response = await get(await liveUrl('shell', path));
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toContain('application/json');
    },
  );
});

describe('a prerendered page', () => {
  let prerendered: TestSite;
  let reader: TestGateway;
  beforeAll(async () => {
    prerendered = await testSite();
    const pages = [{ path: '/', markup: '<h1>Welcome home</h1>', title: 'The slice’s own title' }];
    await prerendered.release(sliceBuild('mf-marketing', { pages }));
    reader = await testGateway({ site: prerendered.live });
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
    const url = await prerendered.urlOf('mf-marketing', 'prerendered/page-0.html');
    expect((await reader.app.inject({ url })).statusCode).toBe(404);
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
    for (const url of ['/', '/site.json', '/robots.txt', '/sitemap.xml']) {
      const response = await early.app.inject({ url });
      expect(response.statusCode).toBe(503);
      expect(response.json()).toMatchObject({ code: 'server.unavailable' });
    }
    await early.close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { shellBuild, sliceBuild } from '@hearthway/releases/testing';
import { answerJson } from '../testing/stub-upstream.js';
import { exchange } from '../testing/raw-exchange.js';
import { listeningGateway, testGateway, type ListeningGateway } from '../testing/test-gateway.js';
import { testBuild, testPages, testSite, withFile } from '../testing/test-site.js';

let gateway: ListeningGateway;
beforeAll(async () => {
  gateway = await listeningGateway();
  gateway.upstreams.analytics.answer(
    answerJson({ ok: true }, 202, { 'content-security-policy': 'default-src *', 'x-powered-by': 'a service' }),
  );
});
afterAll(() => gateway.close());

const expected = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; " +
    "manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('every class of answer has the security headers', () => {
  it.each<[string, number, string, RequestInit?]>([
    ['a page', 200, '/auth'],
    ['an unknown page', 404, '/nowhere'],
    ['an unknown file of a release', 404, '/assets/shell/00000000000000000000/main.js'],
    ['an answer from a service', 202, '/api/analytics/event', { method: 'POST' }],
    ['an unknown address of the API', 404, '/api/nowhere'],
    ['a refusal without a token', 401, '/api/milestones'],
    ['a method that pages do not support', 405, '/auth', { method: 'POST' }],
    ['an address that cannot be parsed', 400, '/%zz'],
    ['the reader of the API', 200, '/api/docs'],
  ])('%s', async (_, status, path, init = {}) => {
    const response = await fetch(`${gateway.address}${path}`, init);
    expect(response.status).toBe(status);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject(expected);
    expect(headers['permissions-policy']).toContain('camera=(), ');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('a file of a release', async () => {
    const html = await (await fetch(`${gateway.address}/auth`)).text();
    const script = /src="([^"]+)"/.exec(html)?.[1];
    const response = await fetch(`${gateway.address}${script}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected);
  });

  it('a request that is not HTTP', async () => {
    const answer = await exchange(gateway.address, 'nonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(expected)) expect(answer).toContain(`${name}: ${value}\r\n`);
    expect(answer).toContain('"code":"request.invalid"');
  });
});

describe('what a slice shows in a sandboxed frame', () => {
  it('has no origin and no network, runs its own script alone, and is framed by pages of this site', async () => {
    const other = await testSite();
    const script = "parent.postMessage('ready', '*')";
    const frame = `<script type="text/plain">not run</script><script>${script}</script>`;
    const { version } = await other.release(withFile(testBuild('mf-journey'), 'frames/viewer.html', frame));
    const site = await testGateway({ site: other.live });
    const { statusCode, headers } = await site.app.inject(`/assets/mf-journey/${version}/frames/viewer.html`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' 'wasm-unsafe-eval'; ` +
        "worker-src blob:; img-src blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; " +
        'sandbox allow-scripts allow-modals',
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    await site.close();
    await other.remove();
  });
});

describe('an admin page', () => {
  it('may show emails with inline styles, and is kept out of search engines, unlike other pages', async () => {
    const other = await testSite();
    await other.release(sliceBuild('mf-admin', { pages: [{ path: '/email-test', access: 'admin' }] }));
    const site = await testGateway({ site: other.live });
    const policyOf = async (path: string) => {
      const { headers } = await site.app.inject(path);
      const styles = /style-src[^;]*/.exec(String(headers['content-security-policy']))?.[0];
      return [styles, headers['x-robots-tag']];
    };
    const ofAdmins = ["style-src 'self' 'unsafe-inline'", 'noindex'];
    expect(await policyOf('/email-test')).toEqual(ofAdmins);
    for (const path of ['/', '/dashboard', '/auth', '/nowhere', '/api/email-preview']) {
      expect(await policyOf(path)).toEqual(["style-src 'self'", undefined]);
    }
    await site.close();
    await other.remove();
  });
});

describe('an inline script of the template', () => {
  const script = "document.documentElement.dataset.theme = 'dark';";
  const template = `<!doctype html><head><script>${script}</script><!--hearthway:head--></head><!--hearthway:body-->`;
  const hash = createHash('sha256').update(script).digest('base64');

  it('may run in pages only, by its hash', async () => {
    const other = await testSite();
    await other.release(shellBuild({ pages: testPages.shell, template }));
    const gatewayOfOther = await testGateway({ site: other.live });
    const policyOf = async (url: string) =>
      (await gatewayOfOther.app.inject({ url })).headers['content-security-policy'];

    expect(await policyOf('/auth')).toContain(`; script-src 'self' 'sha256-${hash}'; `);
    expect(await policyOf('/nowhere')).toContain(`; script-src 'self' 'sha256-${hash}'; `);
    expect(await policyOf('/api/nowhere')).toContain("; script-src 'self'; ");
    await gatewayOfOther.close();
    await other.remove();
  });
});

describe('strict transport security', () => {
  it('is sent when the site uses https', async () => {
    const secure = await testGateway({ environment: { PUBLIC_ORIGIN: 'https://hearthway.example' } });
    const response = await secure.app.inject({ url: '/api/nowhere' });
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    await secure.close();
  });
});

import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage } from './fetch-page.js';

const [live, next] = ['a'.repeat(20), 'b'.repeat(20)];
const pageOf = (version: string) =>
  `<head><script type="application/json" id="hearthway-site">${JSON.stringify({ slices: { shell: { version } } })}</script>`;
const releases = [{ slice: 'shell', version: next }];
const preview = { name: 'preview', value: 'token' };

/** Answers each request with the next body, at last with the last one. */
async function givenSite(...bodies: string[]) {
  const cookies: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    cookies.push(request.headers.cookie);
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    response.writeHead(404, { 'content-security-policy': 'script-src self', 'set-cookie': 'bucket=1' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/plan`, cookies };
}

it('waits until a gateway that lags behind shows the releases', async () => {
  const { url, cookies } = await givenSite(pageOf(live), pageOf(live), pageOf(next));
  const { status, headers, body } = await fetchPage(url, { preview, releases, patienceMilliseconds: 60_000 });
  expect([status, String(body), cookies.length]).toEqual([404, pageOf(next), 3]);
  expect([headers['content-security-policy'], headers['set-cookie']]).toEqual(['script-src self', undefined]);
  expect(cookies[0]).toBe('preview=token');
});

it('gives up on a site that shows others', async () => {
  const { url } = await givenSite(pageOf(live));
  const fetched = fetchPage(url, { preview, releases, patienceMilliseconds: 1 });
  await expect(fetched).rejects.toThrow(`${new URL(url).origin} doesn’t show shell ${next} yet`);
});

it('takes an error of the site as the page', async () => {
  const { url } = await givenSite('<h1>Try again later</h1>');
  expect(String((await fetchPage(url, { preview, releases })).body)).toBe('<h1>Try again later</h1>');
});

it('isn’t kept busy by a page that is long and almost one of a site', async () => {
  const page = `${'<script '.repeat(1_000_000)}${pageOf(next)}`;
  const { url } = await givenSite(page);
  expect((await fetchPage(url, { preview, releases })).body).toHaveLength(page.length);
});

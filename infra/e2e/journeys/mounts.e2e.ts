import type { Pact } from '@hearthway/contracts/releases';
import { exampleReplies, mountPages } from '@hearthway/releases/testing/mounts';
import { chromium, expect, test } from '@playwright/test';
import { preview, slice, startSampleSite, version } from '../support/sample-site.js';

let site: Awaited<ReturnType<typeof startSampleSite>>;
test.beforeAll(async () => {
  site = await startSampleSite();
});
test.afterAll(() => {
  site.stop();
});

const pact: Pact = {
  consumer: { name: slice },
  provider: { name: 'svc-sample' },
  interactions: [
    {
      description: 'a home',
      request: { method: 'GET', path: '/api/homes/b5e1' },
      response: { status: 200, body: { content: 'Good' } },
    },
  ],
};
const contract = {
  provider: 'svc-sample',
  operations: [
    {
      id: 'home',
      method: 'GET',
      path: '/api/homes/:homeId',
      access: 'buyer',
      bodyType: 'json',
      status: 200,
      replyType: 'json',
      errors: {},
    },
  ],
  events: [],
};

function tryPages(
  paths: readonly string[],
  patience = { milliseconds: 15_000, millisecondsOnceBad: 5_000 },
  shown = version,
): Promise<string[]> {
  const access = (path: string) => (path === '/for-buyers' ? 'buyer' : path === '/for-admins' ? 'admin' : 'public');
  return mountPages({
    origin: site.origin,
    previewUrl: site.origin + preview,
    releases: [{ slice, version: shown }],
    pages: paths.map((path) => ({ slice, path, access: access(path) })),
    replies: exampleReplies([{ pact, contract }]),
    chromium: process.env['E2E_CHROMIUM'] ?? chromium.executablePath(),
    signal: AbortSignal.timeout(60_000),
    patience,
  });
}

test('a page that mounts is good, in a browser that reaches only pages and files', { tag: '@gate' }, async () => {
  expect(await tryPages(['/good', '/late', '/homes/:homeId', '/kept-in', '/for-buyers', '/for-admins'])).toEqual([]);
  const pages = [preview, '/good', '/late', '/homes/b5e1', '/kept-in', '/for-buyers', '/for-admins'];
  const asked = new Set(site.requests);
  for (const path of pages) asked.delete(`GET ${path}`);
  expect([...asked]).toEqual([]);
});

test('a page that breaks is not, for the first reason', async () => {
  expect(await tryPages(['/uncaught', '/good', '/rejected', '/contained', '/failed', '/failed-silently'])).toEqual([
    '/uncaught: TypeError: broken in a script',
    '/rejected: Error: broken in a promise',
    '/contained: Error: broken in render',
    '/failed: mf-sample failed to mount Error: broken in mount',
    '/failed-silently: the shell shows that it failed',
  ]);
});

const brief = { milliseconds: 3_000, millisecondsOnceBad: 2_000 };

test('a page that is not complete in time is not, and holds nobody up', async () => {
  expect(await tryPages(['/empty', '/untouched', '/waiting', '/led-away', '/unanswered'], brief)).toEqual([
    '/empty: not complete after 3 s: it shows nothing, or that it loads',
    '/untouched: not complete after 2 s: it shows nothing, or that it loads',
    '/waiting: not complete after 2 s: it shows nothing, or that it loads',
    '/led-away: not complete after 2 s: it led to /elsewhere',
    `/unanswered: not complete after 3 s: it waits for ${site.origin}/assets/never.js`,
  ]);
  expect(await tryPages(['/hanging', '/good'])).toEqual(['/hanging: not complete after 15 s: it doesn’t respond']);
});

test('after five broken pages, no more are tried', async () => {
  const broken = Array.from({ length: 9 }, () => '/failed-silently');
  const problems = await tryPages(broken);
  // The other visitor was at one when the fifth failed.
  expect(problems.slice(0, -1)).toEqual(broken.slice(0, 6).map((path) => `${path}: the shell shows that it failed`));
  expect(problems.at(-1)).toBe('and 3 more, untried');
});

test('pages of another release than the one that is meant say nothing', async () => {
  const other = 'b'.repeat(20);
  await expect(tryPages(['/good'], undefined, other)).rejects.toThrow(
    `${site.origin} doesn’t show ${slice} ${other} yet`,
  );
});

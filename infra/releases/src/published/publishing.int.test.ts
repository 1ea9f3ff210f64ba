import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  findMissingContents,
  listReleases,
  publishedSummary,
  publishRelease,
  readContent,
  readRelease,
  release,
  releaseLimits,
  storeContent,
} from '@hearthway/contracts/releases';
import { eventually } from '@hearthway/tooling/testing';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentIdOf } from '../contents/content-id.js';
import { sliceBuild } from '../testing/index.js';
import { startBucketDouble } from '../testing/bucket-double.js';
import { startRegistryUnderTest, type RegistryUnderTest } from '../testing/registry-under-test.js';

let registry: RegistryUnderTest;

const slice = 'mf-journey';
const journey = { slice };
const store = (content: string, body: Uint8Array) => registry.call(storeContent, { params: { content }, body });
const missing = async (...contents: string[]) =>
  (await registry.call(findMissingContents, { body: { contents } })).body as { contents: string[] };
const newBytes = (length = 2_000) => randomBytes(length);

describe.each(['a folder', 'a bucket'])('publishing to %s', (place) => {
  let bucket: Awaited<ReturnType<typeof startBucketDouble>> | undefined;
  beforeAll(async () => {
    bucket = place === 'a bucket' ? await startBucketDouble() : undefined;
    // The SDK reads its own variables from the process.
    Object.assign(process.env, bucket?.variables);
    registry = await startRegistryUnderTest(bucket?.variables);
  });
  afterAll(async () => {
    await registry.stop();
    for (const name of Object.keys(bucket?.variables ?? {})) Reflect.deleteProperty(process.env, name);
    await bucket?.close();
  });

  it('makes a release of what was uploaded, which gateways can read', async () => {
    const build = sliceBuild(slice, { pages: [{ path: '/journey', markup: 'Plan' }], mark: 'first' });
    const { status, body } = await registry.publish(build);
    expect(status).toBe(201);
    expect(body).toMatchObject({ slice, author: 'operator', publishedAt: expect.any(String) as unknown });
    const bytes = Object.values(build).join('').length;
    expect(body).toMatchObject({ files: Object.keys(build).length, bytes });
    const { version } = publishedSummary.parse(body);
    const read = await registry.ask(readRelease, { slice, version });
    expect(release.parse(await read.json())).toMatchObject({ slice, version, pages: [{ path: '/journey' }] });

    const entry = build['remoteEntry.11111111.js'] ?? '';
    const content = async (form: string) =>
      Buffer.from(await (await registry.ask(readContent, { content: contentIdOf(entry), form })).arrayBuffer());
    expect((await content('plain')).toString()).toBe(entry);
    expect(brotliDecompressSync(await content('br')).toString()).toBe(entry);
    expect(gunzipSync(await content('gzip')).toString()).toBe(entry);
    const short = contentIdOf(build['spa.22222222.js'] ?? '');
    expect((await registry.ask(readContent, { content: short, form: 'br' })).status).toBe(404);
  });

  it('gives the same release again, as the newest one', async () => {
    const [one, other] = ['one', 'other'].map((mark) => sliceBuild(slice, { mark }));
    const first = await registry.publish(one ?? {});
    await registry.publish(other ?? {});
    const again = await registry.publish(one ?? {});
    expect(again).toEqual(first);
    const { version } = publishedSummary.parse(first.body);
    const { body } = await registry.call(listReleases, { params: journey });
    expect(body).toMatchObject([{ version, author: 'operator' }, {}, ...(Array(1).fill({}) as object[])]);
    expect((body as { version: string }[]).filter((one) => one.version === version)).toHaveLength(1);
  });

  it('creates one release when many publish the same at once', async () => {
    const build = sliceBuild('mf-admin', { mark: 'at once' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => registry.publish(build)));
    expect(new Set(answers.map(({ body }) => publishedSummary.parse(body).version)).size).toBe(1);
    expect((await registry.call(listReleases, { params: { slice: 'mf-admin' } })).body).toHaveLength(1);
  });

  it('keeps a content once, whoever sends it', async () => {
    const bytes = newBytes();
    const id = contentIdOf(bytes);
    expect((await missing(id, id)).contents).toEqual([id, id]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => store(id, bytes)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect((await missing(id)).contents).toEqual([]);
  });

  it('keeps nothing of an upload that breaks off', async () => {
    const bytes = newBytes(100_000);
    const id = contentIdOf(bytes);
    const url = new URL(`/contents/${id}`, registry.url);
    const headers = { authorization: `Bearer hwr_${'o'.repeat(43)}`, 'content-length': bytes.length };
    const upload = request(url, { method: 'PUT', headers }).on('error', () => undefined);
    await new Promise((resolve) => upload.write(bytes.subarray(0, 60_000), resolve));
    upload.destroy();
    await eventually(() => expect(registry.log.text()).toContain('"status":499'));
    expect(registry.log.text()).not.toContain('the request failed');
    expect((await missing(id)).contents).toEqual([id]);
    expect((await store(id, bytes)).status).toBe(204);
  });

  it('refuses a content that is another than its name says, or too large', async () => {
    const wrong = await store(contentIdOf('else'), newBytes());
    expect(wrong).toMatchObject({ status: 400, body: { code: 'content.different' } });
    const large = newBytes(releaseLimits.fileBytes + 1);
    expect(await store(contentIdOf(large), large)).toMatchObject({ status: 413 });
    expect((await missing(contentIdOf('else'), contentIdOf(large))).contents).toHaveLength(2);
    const largest = large.subarray(1);
    expect((await store(contentIdOf(largest), largest)).status).toBe(204);
  });

  it('refuses a release of which something is missing', async () => {
    const files = [{ path: 'build.json', content: contentIdOf('nobody sent this') }];
    const answer = await registry.call(publishRelease, { params: journey, body: { files } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'content.missing', details: [{ path: 'build.json' }] } });
  });

  it('says of a build what is wrong with which file, and publishes nothing', async () => {
    const build = { ...sliceBuild('mf-marketing'), 'spa.44444444.css': 'h1 { color: red }', 'notes.txt': '' };
    const answer = await registry.publish(build);
    expect(answer).toMatchObject({ status: 400, body: { code: 'release.unusable' } });
    const { details } = answer.body as { details: { path: string }[] };
    expect(details.map(({ path }) => path).sort()).toEqual(['notes.txt', 'spa.44444444.css']);
    expect((await registry.call(listReleases, { params: { slice: 'mf-marketing' } })).body).toEqual([]);
  });

  it('tells a hundred faults and how many more there are', async () => {
    const texts = Array.from({ length: 900 }, (_, index) => [`extra-${index}.txt`, ''] as const);
    const { status, body } = await registry.publish({ ...sliceBuild(slice), ...Object.fromEntries(texts) });
    expect(status).toBe(400);
    const { details } = body as { details: { message: string }[] };
    expect(details).toHaveLength(101);
    expect(details.at(-1)?.message).toBe('800 more');
  });
});

describe('hostile publications', () => {
  beforeAll(async () => {
    registry = await startRegistryUnderTest();
  });
  afterAll(() => registry.stop());

  const content = contentIdOf('');
  it.each([
    '../build.json',
    'a/../../b.js',
    '/etc/passwd',
    'a//b.js',
    './a.js',
    '.env',
    'a\\b.js',
    'a\u0000.js',
    'a%2e%2e/b.js',
    'a b.js',
    '',
    `${'a/'.repeat(200)}a.js`,
  ])('cannot name a file “%s”', async (path) => {
    const answer = await registry.call(publishRelease, { params: journey, body: { files: [{ path, content }] } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  it.each(['a'.repeat(95), `${'a'.repeat(96)}/..`, 'A'.repeat(96), '%2e%2e%2f'.repeat(3)])(
    'cannot name a content “%s”',
    async (id) => {
      expect((await store(id, newBytes())).status).toBe(400);
      const response = await registry.ask(readContent, { content: id, form: 'plain' });
      expect(response.status).toBe(400);
    },
  );

  it('cannot be longer than the contract says', async () => {
    const files = Array.from({ length: releaseLimits.files + 1 }, (_, index) => ({ path: `${index}.js`, content }));
    expect((await registry.call(publishRelease, { params: journey, body: { files } })).status).toBe(400);
    const contents = files.map((file) => file.content);
    expect((await registry.call(findMissingContents, { body: { contents } })).status).toBe(400);
    const endless = { contents: [content], more: 'a'.repeat(1_100_000) };
    expect((await registry.call(findMissingContents, { body: endless })).status).toBe(413);
  });

  it('may say of pages what a database would take for commands', async () => {
    const jsonLd = [{ '@context': 'https://schema.org', $where: 'sleep(9)', 'a.b': { $gt: '' }, __proto__: null }];
    const build = sliceBuild(slice, { pages: [{ path: '/about', markup: 'About', head: { jsonLd } }] });
    const { status, body } = await registry.publish(build);
    expect(status).toBe(201);
    const { version } = publishedSummary.parse(body);
    const read = await registry.ask(readRelease, { slice, version });
    expect(release.parse(await read.json()).pages[0]?.prerendered?.jsonLd).toEqual(JSON.parse(JSON.stringify(jsonLd)));
  });

  it('leave no temporary file', async () => {
    const names = await readdir(registry.folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

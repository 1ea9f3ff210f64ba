import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  findMissingContents,
  listReleases,
  publishedSummary,
  publishRelease,
  storeContent,
} from '@hearthway/contracts/releases';
import { operationPath, type Operation } from '@hearthway/contracts/operation';
import type {} from '@hearthway/engines/testing';
import { newSigningKey, publicKeyOf } from '@hearthway/service-kit';
import { testDatabase, testNamespace } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { createRandom } from '@hearthway/tooling/testing/random';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentIdOf } from '../src/contents/content-id.js';
import { sliceBuild } from '../src/testing/index.js';
import { operatorToken } from '../src/testing/registry-under-test.js';

const slice = 'mf-journey';
let folder: string;
let environment: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const { mongodbUri, amqpUrl } = testEngines();
  const key = newSigningKey();
  environment = {
    PORT: '0',
    OPERATIONS_PORT: '0',
    MONGODB_URI: mongodbUri,
    MONGODB_DATABASE: testDatabase('registry'),
    AMQP_URL: amqpUrl,
    EVENTS_NAMESPACE: testNamespace(),
    CALLER_KEYS: `gateway:${publicKeyOf(key)}`,
    ENVIRONMENTS: 'local=http://localhost:8080',
    OPERATOR_TOKEN: operatorToken,
    PREVIEW_SIGNING_KEY: key,
    CONTENTS_FOLDER: folder,
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The registry as a process of its own, until it is killed. */
async function start() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { msg, port } = JSON.parse(line) as { msg: string; port: number };
      if (msg === 'registry is ready') resolve(port);
    });
  });
  const call = async (operation: Operation, params: Readonly<Record<string, string>>, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}${operationPath(operation, params)}`, {
      method: operation.method,
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: Buffer.isBuffer(body) ? Buffer.from(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  return {
    call,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

it('leaves nothing half when the registry is killed during a publication, and the next one completes it', async () => {
  const random = createRandom(35);
  const text = () => Array.from({ length: 120_000 }, () => random.integer(36).toString(36)).join('');
  for (const pause of [0, 20, 60, 150]) {
    const build = sliceBuild(slice, { mark: `${pause} ${text()}`, pages: [{ path: '/plan', markup: text() }] });
    const contents = Object.entries(build).map(([path, one]) => ({ path, bytes: Buffer.from(one) }));
    const files = contents.map(({ path, bytes }) => ({ path, content: contentIdOf(bytes) }));
    const upload = async ({ call }: Awaited<ReturnType<typeof start>>) => {
      for (const { bytes } of contents) await call(storeContent, { content: contentIdOf(bytes) }, bytes);
      return call(publishRelease, { slice }, { files });
    };

    const first = await start();
    const cut = upload(first).catch(() => undefined);
    await eventually(async () => expect(await namesIn(folder)).not.toEqual([]));
    await delay(pause);
    await first.kill();
    await cut;

    const second = await start();
    await expectWholeContents();
    const before = await second.call(listReleases, { slice });
    const answer = await upload(second);
    expect(answer.status).toBe(201);
    const { version } = publishedSummary.parse(answer.body);
    const after = (await second.call(listReleases, { slice })).body as { version: string }[];
    expect(after.filter((one) => one.version === version)).toHaveLength(1);
    expect([after.length, after.length - 1]).toContain((before.body as unknown[]).length);
    const missing = await second.call(findMissingContents, {}, { contents: files.map(({ content }) => content) });
    expect(missing.body).toEqual({ contents: [] });
    await second.kill();
  }
  await expectWholeContents();
});

/** Everything that bears the name of a content is that content. */
async function expectWholeContents(): Promise<void> {
  for (const name of await namesIn(folder)) {
    const [id = '', form, unfinished] = basename(name).split('.');
    if (unfinished !== undefined || form?.length === 36) continue;
    const bytes = await readFile(join(folder, name));
    const plain = form === 'br' ? brotliDecompressSync(bytes) : form === 'gz' ? gunzipSync(bytes) : bytes;
    expect(contentIdOf(plain)).toBe(id);
  }
}

async function namesIn(parent: string): Promise<string[]> {
  const entries = await readdir(parent, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(parent.length + 1));
}

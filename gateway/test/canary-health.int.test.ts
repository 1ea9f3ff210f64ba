import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketCookie, pageElements } from '@hearthway/contracts/constants';
import { listDeployments, type Deployment, type LiveSlice, type SliceChange } from '@hearthway/contracts/releases';
import { createServiceClient, type SigningKey } from '@hearthway/service-kit';
import type { Operation } from '@hearthway/contracts/operation';
import type { BuildContents } from '@hearthway/releases/testing';
import { broadcastStub, captureLog } from '@hearthway/service-kit/testing';
import { eventually } from '@hearthway/tooling/testing';
import { createLiveSite, type LiveSite } from '../src/pages/live-site.js';
import { createRegistry } from '../src/releases/registry.js';
import { testGateway, type TestGateway } from '../src/testing/test-gateway.js';
import { testBuild } from '../src/testing/test-site.js';
import { getsCanary } from '../src/visitors/canary-bucket.js';

/** The real registry. Its types come with those of a browser, which it opens, and the gateway has none of these. */
interface RegistryUnderTest {
  readonly operationsUrl: string;
  readonly callers: readonly { readonly signingKey: SigningKey }[];
  published(build: BuildContents): Promise<string>;
  deploy(slice: string, change: SliceChange): Promise<unknown>;
  call(operation: Operation, call: { params: Record<string, string>; query: string }): Promise<{ body: unknown }>;
  stop(): Promise<void>;
}
const registryModule = '@hearthway/releases/testing/registry';

let registry: RegistryUnderTest;
let site: LiveSite;
let gateway: TestGateway;
let folder: string;
let report: () => Promise<void>;

beforeAll(async () => {
  const { startRegistryUnderTest } = (await import(registryModule)) as {
    startRegistryUnderTest: () => Promise<RegistryUnderTest>;
  };
  registry = await startRegistryUnderTest();
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const [{ signingKey }] = registry.callers as [{ signingKey: SigningKey }];
  const client = createRegistry(
    createServiceClient({
      caller: 'gateway',
      service: 'registry',
      url: registry.operationsUrl,
      config: { CALL_SIGNING_KEY: signingKey },
    }),
    40,
  );
  site = createLiveSite({
    folder,
    registry: client,
    environment: 'local',
    broker: broadcastStub().broker,
    origin: 'https://hearthway.example',
    logger: captureLog().logger,
    pollMilliseconds: 50,
  });
  for (const slice of ['shell', 'mf-marketing', 'mf-journey'] as const) {
    await registry.deploy(slice, { action: 'release', version: await registry.published(testBuild(slice)) });
  }
  await site.start();
  gateway = await testGateway({ site });
  report = () => gateway.app.reportHealth((seen) => client.reportHealth('local', 'gateway-1', seen));
});
afterAll(async () => {
  await gateway.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await registry.stop();
});

const visitors = Array.from({ length: 400 }, (_, bucket) => bucket);

/** Each from a neighborhood of its own. */
const send = (bucket: number, request: { method: 'GET' | 'POST'; url: string; headers?: object; payload?: string }) =>
  gateway.app.inject({
    ...request,
    headers: { ...request.headers, host: 'localhost:8080', cookie: `${bucketCookie.name}=${bucket}` },
    remoteAddress: `10.${Math.floor(bucket / 250)}.${bucket % 250}.1`,
  });

const tell = (bucket: number, text: string) =>
  send(bucket, {
    method: 'POST',
    url: pageElements.outcomesPath,
    headers: { 'content-type': 'text/plain' },
    payload: text,
  });

async function startCanary(slice: 'shell' | 'mf-journey'): Promise<LiveSlice> {
  const version = await registry.published(testBuild(slice, { mark: 'two' }));
  await registry.deploy(slice, { action: 'canary', version, percent: 20 });
  await eventually(() => site.canaries().length === 1);
  const [canary] = site.canaries();
  if (!canary) throw new Error('There is no canary');
  return canary;
}

/** What a visitor gets of the slice. */
const versionFor = (live: LiveSlice, bucket: number): string =>
  getsCanary(live, bucket) && live.canary ? live.canary.version : live.version;

/** Has visitors come, again and again, until the canary is taken back. @returns what the history says then */
async function untilTakenBack(visit: (bucket: number) => Promise<unknown>): Promise<Deployment | undefined> {
  await eventually(
    async () => {
      for (const bucket of visitors) await visit(bucket);
      await report();
      return site.canaries().length === 0;
    },
    { timeout: 60_000, interval: 500 },
  );
  const { body } = await registry.call(listDeployments, { params: { environment: 'local' }, query: '?limit=1' });
  const [last] = body as Deployment[];
  return last;
}

it('a canary that a fifth of its visitors can’t open is taken back within thirty seconds, and says why', async () => {
  const live = await startCanary('mf-journey');
  const started = performance.now();
  const taken = await untilTakenBack(async (bucket) => {
    const failed = getsCanary(live, bucket) && bucket % 5 === 0;
    await tell(bucket, `mf-journey ${versionFor(live, bucket)} ${failed ? 'failed' : 'mounted'}`);
  });
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(taken).toMatchObject({
    action: 'rollback',
    withdrew: live.canary?.version,
    author: 'health',
    reason: expect.stringMatching(/^\d+ of \d+ visitors couldn’t open mf-journey /),
  });
});

it('a canary of the shell that doesn’t start is taken back', async () => {
  const live = await startCanary('shell');
  const taken = await untilTakenBack(async (bucket) => {
    await send(bucket, { method: 'GET', url: '/', headers: { 'sec-fetch-dest': 'document' } });
    if (!getsCanary(live, bucket)) await tell(bucket, `shell ${live.version} mounted`);
  });
  expect(taken).toMatchObject({
    withdrew: live.canary?.version,
    reason: expect.stringMatching(/^(\d+) of \1 visitors saw nothing of shell /),
  });
});

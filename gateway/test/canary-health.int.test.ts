import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketCookie, pageElements } from '@hearthway/contracts/constants';
import { listDeployments, type Deployment, type SliceChange } from '@hearthway/contracts/releases';
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

/** Each from a network of its own. */
async function visit(bucket: number, fails: (bucket: number) => boolean): Promise<void> {
  const [canary] = site.canaries();
  if (!canary?.canary) return;
  const getsIt = getsCanary(canary, bucket);
  const outcome = getsIt && fails(bucket) ? 'failed' : 'mounted';
  await gateway.app.inject({
    method: 'POST',
    url: pageElements.outcomesPath,
    headers: { 'content-type': 'text/plain', host: 'localhost:8080', cookie: `${bucketCookie.name}=${bucket}` },
    payload: `mf-journey ${getsIt ? canary.canary.version : canary.version} ${outcome}`,
    remoteAddress: `198.51.${Math.floor(bucket / 250)}.${bucket % 250}`,
  });
}

it('a canary that a fifth of its visitors can’t open is taken back, and says why', async () => {
  const version = await registry.published(testBuild('mf-journey', { mark: 'two' }));
  await registry.deploy('mf-journey', { action: 'canary', version, percent: 20 });
  await eventually(() => site.canaries().length === 1);
  await eventually(
    async () => {
      for (const bucket of visitors) await visit(bucket, () => bucket % 5 === 0);
      await report();
      return site.canaries().length === 0;
    },
    { timeout: 60_000, interval: 500 },
  );
  const { body } = await registry.call(listDeployments, { params: { environment: 'local' }, query: '?limit=1' });
  expect(body as Deployment[]).toMatchObject([
    {
      action: 'rollback',
      withdrew: version,
      author: 'health',
      reason: expect.stringContaining('couldn’t open mf-journey'),
    },
  ]);
});

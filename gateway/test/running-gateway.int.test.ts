import type {} from '@hearthway/engines/testing';
import { newSigningKey, publicKeyOf, type Host, type Ports } from '@hearthway/service-kit';
import { captureLog, createTestCaller, testNamespace } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config.js';
import { createGatewayHost } from '../src/run-gateway.js';
import { patientRoutes } from '../src/testing/patient-routes.js';
import { answerJson, stubUpstream, type StubUpstream } from '../src/testing/stub-upstream.js';
import { serveRegistry } from '../src/testing/serve-registry.js';
import { testBuild } from '../src/testing/test-site.js';
import { inMemoryRegistry, type InMemoryRegistry } from '@hearthway/releases/testing';

let folder: string;
let registry: InMemoryRegistry;
let served: Awaited<ReturnType<typeof serveRegistry>>;
let identity: StubUpstream;
let gateway: Host;
let ports: Ports;
let listIsDown: boolean;

async function start(options: { empty?: boolean; listIsDown?: boolean; amqpUrl?: string } = {}): Promise<void> {
  listIsDown = options.listIsDown ?? false;
  folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  registry = inMemoryRegistry();
  served = await serveRegistry(registry);
  if (options.empty !== true) {
    for (const slice of ['shell', 'mf-journey'] as const) await registry.publishLive(testBuild(slice));
  }
  identity = await stubUpstream((incoming, response) => {
    if (incoming.url === '/internal/revocations' && listIsDown) answerJson({}, 503)(incoming, response);
    else answerJson(incoming.url === '/internal/revocations' ? [] : { ok: true })(incoming, response);
  });
  const config = readConfig({
    PORT: '0',
    OPERATIONS_PORT: '0',
    AMQP_URL: options.amqpUrl ?? testEngines().amqpUrl,
    EVENTS_NAMESPACE: testNamespace(),
    IDENTITY_URL: identity.url,
    IDENTITY_OPERATIONS_URL: identity.url,
    CALL_SIGNING_KEY: createTestCaller('gateway').encodedKey,
    JOURNEY_URL: identity.url,
    COMMERCE_URL: identity.url,
    ANALYTICS_URL: identity.url,
    REGISTRY_OPERATIONS_URL: served.url,
    ENVIRONMENT: 'local',
    PREVIEW_KEY: publicKeyOf(newSigningKey()),
    RELEASES_FOLDER: folder,
    PUBLIC_ORIGIN: 'http://localhost:8080',
  });
  gateway = createGatewayHost(config, captureLog().logger, { routes: patientRoutes });
  ports = await gateway.start();
}

afterEach(async () => {
  await gateway.stop();
  await identity.close();
  await served.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const publicUrl = (path: string) => `http://127.0.0.1:${ports.port}${path}`;
const operationsUrl = (path: string) => `http://127.0.0.1:${ports.operationsPort}${path}`;
const readiness = async () => {
  const response = await fetch(operationsUrl('/readyz'));
  const { checks } = (await response.json()) as { checks: Record<string, boolean> };
  return { status: response.status, ...checks };
};
const everything = { status: 200, accepting: true, releases: true, revocations: true };

describe('a running gateway', () => {
  it('is ready and serves once releases and ended sessions are read', async () => {
    await start();
    await eventually(async () => expect(await readiness()).toEqual(everything));
    expect((await fetch(publicUrl('/dashboard'))).status).toBe(200);
    expect((await fetch(publicUrl('/api/analytics/event'), { method: 'POST', body: '{}' })).status).toBe(200);
  });

  it('is not ready before the first release, and then becomes ready without a restart', async () => {
    await start({ empty: true });
    await eventually(async () => expect(await readiness()).toEqual({ ...everything, status: 503, releases: false }));
    await registry.publishLive(testBuild('shell'));
    await eventually(async () => expect(await readiness()).toEqual(everything));
  });

  it('is not ready before it knows the ended sessions', async () => {
    await start({ listIsDown: true });
    await eventually(async () => expect(await readiness()).toEqual({ ...everything, status: 503, revocations: false }));
    listIsDown = false;
    await eventually(async () => expect(await readiness()).toEqual(everything));
  });

  it('is ready without a broker', async () => {
    await start({ amqpUrl: 'amqp://127.0.0.1:1' });
    await eventually(async () => expect(await readiness()).toEqual(everything));
  });

  it('shows health and metrics on the operations port only', async () => {
    await start();
    await eventually(async () => expect(await readiness()).toEqual(everything));
    expect(await (await fetch(operationsUrl('/metrics'))).text()).toContain('gateway_upstream_circuit_open');
    for (const path of ['/metrics', '/healthz', '/readyz']) expect((await fetch(publicUrl(path))).status).toBe(404);
  });

  it('answers current requests when it is stopped, and accepts no new ones', async () => {
    await start();
    let finish: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      identity.answer((incoming, response) => {
        // Ignores the gateway's own requests just after its start.
        if (incoming.url !== '/api/analytics/event') {
          answerJson([])(incoming, response);
          return;
        }
        finish = () => answerJson({ late: true })(incoming, response);
        resolve();
      });
    });
    const late = new Promise<number | undefined>((resolve, reject) => {
      const sending = request(publicUrl('/api/analytics/event'), { method: 'POST' });
      sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      sending.end('{}');
    });
    await arrived;
    const stopped = gateway.stop();
    await eventually(async () =>
      expect(
        await fetch(publicUrl('/dashboard')).then(
          () => 'served',
          () => 'refused',
        ),
      ).toBe('refused'),
    );
    finish();
    expect(await late).toBe(200);
    await stopped;
  });
});

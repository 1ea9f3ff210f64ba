import type { Release } from '@hearthway/contracts/releases';
import { deploy } from '@hearthway/releases';
import { publishRelease } from '@hearthway/releases/publish';
import { newSigningKey } from '@hearthway/service-kit/call-keys';
import { ensureChromium, freePorts, repositoryRoot } from '@hearthway/system';
import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface GatewayUnderTest {
  readonly url: string;
  readonly store: string;
  /** For builds. Removed at the end. */
  readonly work: string;
  /** Opens an empty page as a new visitor. */
  newPage(): Promise<Page>;
  /** Publishes a build and makes it live. */
  release(slice: string, build: string): Promise<Release>;
  deploy(kind: 'release' | 'rollback', release: Pick<Release, 'slice' | 'version'>): Promise<void>;
  /** Publishes a build and makes it live for some browsers. */
  tryOut(slice: string, build: string, percent: number): Promise<Release>;
  stop(): Promise<void>;
}

/** How long a page may take for a step. */
const patienceMilliseconds = 120_000;

/** A running gateway with an empty release store, and a browser. No service runs behind it, so nobody can sign in. */
export async function startGatewayUnderTest(): Promise<GatewayUnderTest> {
  const work = await mkdtemp(join(tmpdir(), 'releases-'));
  const store = join(work, 'store');
  const [port, operationsPort] = await freePorts(2);
  const url = `http://127.0.0.1:${port}`;
  const nowhere = 'http://127.0.0.1:1';
  const gateway = spawn(process.execPath, ['--import', 'tsx', join(repositoryRoot, 'gateway/src/main.ts')], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      OPERATIONS_PORT: String(operationsPort),
      AMQP_URL: 'amqp://127.0.0.1:1',
      IDENTITY_URL: nowhere,
      IDENTITY_OPERATIONS_URL: nowhere,
      JOURNEY_URL: nowhere,
      COMMERCE_URL: nowhere,
      ANALYTICS_URL: nowhere,
      CALL_SIGNING_KEY: newSigningKey(),
      RELEASES_FOLDER: store,
      PUBLIC_ORIGIN: url,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const executablePath = await ensureChromium(process.env, () => undefined);
  const browser = await chromium.launch({ executablePath });
  const change: GatewayUnderTest['deploy'] = async (kind, { slice, version }) => {
    const { current } = await deploy({ store, slice, version, kind, author: 'test' });
    if (current.slices['shell']) await isServed(url, slice, version);
  };
  return {
    url,
    store,
    work,
    async newPage() {
      const context = await browser.newContext();
      context.setDefaultTimeout(patienceMilliseconds);
      return context.newPage();
    },
    async release(slice, build) {
      const published = await publishRelease({ store, slice, build });
      await change('release', published);
      return published;
    },
    deploy: change,
    async tryOut(slice, build, percent) {
      const published = await publishRelease({ store, slice, build });
      await deploy({ store, slice, version: published.version, kind: 'canary', percent, author: 'test' });
      return published;
    },
    async stop() {
      await browser.close();
      const ended = once(gateway, 'close');
      gateway.kill('SIGTERM');
      await ended;
      await rm(work, { recursive: true, force: true });
    },
  };
}

/** Waits until the gateway shows this version. */
async function isServed(url: string, slice: string, version: string): Promise<void> {
  for (;;) {
    const page = await fetch(url).catch(() => undefined);
    if ((await page?.text())?.includes(`/assets/${slice}/${version}/`)) return;
    await delay(50);
  }
}

import { waitForLock } from '@hearthway/engines';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hearthway, repositoryRoot } from '../paths.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';
import { frontEnds, services } from '../system.js';
import { buildsFolder, inputDigests, isFresh, markFresh, markStale } from './inputs.js';

export type Report = (line: string) => void;

export interface BuildOptions {
  readonly report: Report;
  readonly signal: AbortSignal;
}

/**
 * Builds what is out of date, services with esbuild and front ends with webpack, in child processes, two at a time. Only
 * one start at a time builds in a checkout.
 */
export async function buildAll({ report, signal }: BuildOptions): Promise<void> {
  mkdirSync(buildsFolder, { recursive: true });
  const lock = await waitForLock(join(buildsFolder, 'lock'), signal, (pid) =>
    report(`build      process ${pid} is building; waiting for it`),
  );
  try {
    await buildStale(report, signal);
  } finally {
    await lock.release();
  }
}

async function buildStale(report: Report, signal: AbortSignal): Promise<void> {
  const started = Date.now();
  const digests = inputDigests({ services: services.map((service) => service.folder), frontEnds });
  const stale = [...digests].filter(([workspace, digest]) => !isFresh(workspace, digest));
  if (stale.length === 0) {
    report('build      nothing has changed since the last build');
    return;
  }
  report(`build      ${stale.map(([workspace]) => workspace).join(', ')} …`);
  await atMost(2, stale, async ([workspace, digest]) => {
    markStale(workspace);
    await buildWorkspace(workspace, signal);
    markFresh(workspace, digest);
  });
  report(`build      done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function buildWorkspace(workspace: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { code, output } = await run([hearthway, 'build'], join(repositoryRoot, workspace), signal);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`${workspace} could not be built:\n${output}`);
}

/** Resolves when the build has ended, even if it was canceled: nothing writes to `dist` after that. */
function run(
  args: readonly string[],
  folder: string,
  signal: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnFollowingNode(args, { folder, environment: { ...process.env, NODE_ENV: 'production' } });
    const giveUp = () => signalGroup(child, 'SIGTERM');
    signal.addEventListener('abort', giveUp, { once: true });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      signal.removeEventListener('abort', giveUp);
      resolve({ code, output });
    });
  });
}

async function atMost<Item>(limit: number, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: limit }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  });
  const results = await Promise.allSettled(workers);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

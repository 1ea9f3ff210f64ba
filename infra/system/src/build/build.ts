import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { frontEnds, services } from '../system.js';
import { inputDigest, isFresh, markFresh } from './inputs.js';

export type Report = (line: string) => void;

/** Builds what is not fresh, services by esbuild and front ends by webpack, in child processes, two at a time. */
export async function buildAll(report: Report, signal: AbortSignal): Promise<void> {
  const started = Date.now();
  const stale = [...services.map((service) => service.folder), ...frontEnds]
    .map((workspace) => ({ workspace, digest: inputDigest(workspace) }))
    .filter(({ workspace, digest }) => !isFresh(workspace, digest));
  if (stale.length === 0) {
    report('build      nothing has changed since the last build');
    return;
  }
  report(`build      ${stale.map(({ workspace }) => workspace).join(', ')} …`);
  await atMost(2, stale, async ({ workspace, digest }) => {
    await buildWorkspace(workspace, signal);
    markFresh(workspace, digest);
  });
  report(`build      done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function buildWorkspace(workspace: string, signal: AbortSignal): Promise<void> {
  const isFrontEnd = (frontEnds as readonly string[]).includes(workspace);
  const script = isFrontEnd ? 'infra/tooling/src/webpack/build.ts' : 'infra/tooling/src/build-service.ts';
  const argument = isFrontEnd ? workspace : join(repositoryRoot, workspace);
  const { code, output } = await run(['--import', 'tsx', script, argument], signal);
  if (code !== 0) throw new Error(`${workspace} could not be built:\n${output}`);
}

function run(args: readonly string[], signal: AbortSignal): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function atMost<Item>(limit: number, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const workers = Array.from({ length: limit }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  });
  await Promise.all(workers);
}

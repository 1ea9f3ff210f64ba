import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withoutCredential } from './without-credential.js';

export interface BuildSliceOptions {
  readonly sources: string;
  readonly output: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
}

/** Builds a slice, as `hearthway build` does. Everything that the build says goes to stderr. @throws if it fails */
export async function buildSlice({ sources, output, environment, signal }: BuildSliceOptions): Promise<void> {
  const build = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../bin/hearthway.mjs'), 'build', '--output', output],
    { cwd: sources, env: { ...withoutCredential(environment), NODE_ENV: 'production' }, stdio: ['ignore', 2, 2] },
  );
  const stop = () => build.kill();
  signal?.addEventListener('abort', stop);
  // Nothing writes to the folder after that, even if the build was stopped.
  const [code] = (await once(build, 'close')) as [number | null];
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error('The build failed; the reason is above.');
}

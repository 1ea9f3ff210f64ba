import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';

export interface FollowingOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly folder?: string;
  /** Where it writes: read by us, or straight to the terminal. */
  readonly output?: 'pipe' | 'inherit';
  readonly errors?: 'pipe' | 'inherit';
  /** File descriptors that it inherits, as its descriptors 4, 5 and so on. */
  readonly inherits?: readonly number[];
}

export const firstInherited = 4;

/**
 * Runs this Node as a child that never outlives us, however we end: the fourth descriptor is a channel whose loss tells
 * it. It has a process group of its own, so that Ctrl+C reaches us alone and we end our children in order.
 */
export function spawnFollowingNode(args: readonly string[], options: FollowingOptions): ChildProcess {
  const follow = join(repositoryRoot, 'infra/system/follow-parent.mjs');
  return spawn(process.execPath, ['--import', follow, ...args], {
    cwd: options.folder ?? repositoryRoot,
    env: options.environment,
    detached: true,
    stdio: ['ignore', options.output ?? 'pipe', options.errors ?? 'pipe', 'ipc', ...(options.inherits ?? [])],
  });
}

/** Sends a signal to a child that was started so, and to all that it has started in its group. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // all of it has ended
  }
}

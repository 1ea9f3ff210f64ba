import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';

export interface FollowingOptions {
  readonly environment: NodeJS.ProcessEnv;
  readonly folder?: string;
  /** Whether we read its output or it goes straight to the terminal. */
  readonly output?: 'pipe' | 'inherit';
  readonly errors?: 'pipe' | 'inherit';
}

/**
 * Runs this Node as a child that never outlives us, even if we are killed: it notices when its IPC channel closes. It has
 * its own process group, so that Ctrl+C reaches only us and we end our children in order.
 */
export function spawnFollowingNode(args: readonly string[], options: FollowingOptions): ChildProcess {
  const follow = join(repositoryRoot, 'infra/system/follow-parent.mjs');
  return spawn(process.execPath, ['--import', follow, ...args], {
    cwd: options.folder ?? repositoryRoot,
    env: options.environment,
    detached: true,
    stdio: ['ignore', options.output ?? 'pipe', options.errors ?? 'pipe', 'ipc'],
  });
}

/** Sends a signal to such a child and to its whole process group. */
export function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // the whole group has ended
  }
}

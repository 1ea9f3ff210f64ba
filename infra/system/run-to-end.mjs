import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const graceMilliseconds = 5_000;

/**
 * Runs a command in its own process group. When the signal aborts, the whole group ends. The promise resolves when the
 * group is gone.
 */
export async function runToEnd([program, ...args], { signal, cwd, stdio }) {
  signal.throwIfAborted();
  // On Linux, the kernel can end it with us, even if we are killed.
  const [name, ...rest] = canFollow() ? ['setpriv', '--pdeathsig', 'KILL', '--', program, ...args] : [program, ...args];
  const child = spawn(name, rest, { cwd, stdio, detached: true });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const endGroup = (how) => {
    try {
      process.kill(-child.pid, how);
    } catch {
      // The whole group has ended.
    }
  };
  let late;
  const stop = () => {
    endGroup('SIGTERM');
    late = setTimeout(() => endGroup('SIGKILL'), graceMilliseconds);
  };
  signal.addEventListener('abort', stop, { once: true });
  const end = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, killedBy) => resolve(code ?? killedBy));
  });
  signal.removeEventListener('abort', stop);
  clearTimeout(late);
  if (signal.aborted) endGroup('SIGKILL');
  signal.throwIfAborted();
  return { end, errors };
}

/** Runs a command that needs the network up to three times, with a pause between. */
export async function runToEndWithRetries(command, options) {
  for (const pauseSeconds of [5, 20]) {
    const result = await runToEnd(command, options);
    if (result.end === 0) return result;
    await delay(pauseSeconds * 1000, undefined, { signal: options.signal });
  }
  return runToEnd(command, options);
}

const canFollow = () => process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;

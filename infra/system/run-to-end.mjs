import { spawn, spawnSync } from 'node:child_process';

const graceMilliseconds = 5_000;

/**
 * Runs a command to its end in a process group of its own. When the signal aborts, the whole group ends; the promise resolves
 * when it is gone.
 */
export async function runToEnd([program, ...args], { signal, cwd, stdio }) {
  signal.throwIfAborted();
  // Where Linux can end it with us, however we end, it does.
  const [name, ...rest] = canFollow() ? ['setpriv', '--pdeathsig', 'KILL', '--', program, ...args] : [program, ...args];
  const child = spawn(name, rest, { cwd, stdio, detached: true });
  let errors = '';
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const endGroup = (how) => {
    try {
      process.kill(-child.pid, how);
    } catch {
      // Nothing of the group is left.
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

const canFollow = () => process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0;

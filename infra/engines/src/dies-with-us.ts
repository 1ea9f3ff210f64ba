import { findProgram } from './run-command.js';

/** A prefix for a command: the kernel ends that command when our process ends, even by SIGKILL. Empty except on Linux. */
export async function diesWithUs(environment: NodeJS.ProcessEnv, signal: 'KILL' | 'TERM' = 'KILL'): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const setpriv = await findProgram('setpriv', environment);
  return setpriv === undefined ? [] : [setpriv, '--pdeathsig', signal, '--'];
}

import { findProgram } from './run-command.js';

/** Put before a command so that the kernel ends it when we end, however we end. Linux only; elsewhere it puts nothing. */
export async function diesWithUs(environment: NodeJS.ProcessEnv, signal: 'KILL' | 'TERM' = 'KILL'): Promise<string[]> {
  if (process.platform !== 'linux') return [];
  const setpriv = await findProgram('setpriv', environment);
  return setpriv === undefined ? [] : [setpriv, '--pdeathsig', signal, '--'];
}

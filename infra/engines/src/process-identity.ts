import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process id alone can be given again to a stranger; with its start it cannot. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; equal for the same process only. Empty where it could not be found out. */
  readonly started: string;
}

/** The identity of a process that runs now, `undefined` for one that does not (a zombie does not). */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const started = process.platform === 'linux' ? await startedOnLinux(pid) : await startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export async function stillRuns(identity: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(identity.pid))?.started === identity.started;
}

/** The state and the start time in ticks since boot out of a line of /proc/<pid>/stat. */
export function parseProcStat(stat: string): { state: string; started: string } {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', started: fields[19] ?? '' };
}

async function startedOnLinux(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return undefined;
  const { state, started } = parseProcStat(stat);
  return state === 'Z' || state === 'X' ? undefined : started;
}

async function startedByPs(pid: number): Promise<string | undefined> {
  const run = promisify(execFile);
  return run('ps', ['-o', 'lstart=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** A process id can be reused by another process; together with the start time, it is unique. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; the same only for the same process. Empty if unknown. */
  readonly started: string;
}

/** The identity of a running process; undefined if there is none (a zombie does not count). */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | undefined> {
  const started = process.platform === 'linux' ? await startedOnLinux(pid) : await startedByPs(pid);
  return started === undefined ? undefined : { pid, started };
}

export async function stillRuns(identity: ProcessIdentity): Promise<boolean> {
  return (await identifyProcess(identity.pid))?.started === identity.started;
}

/** State and start time (ticks since boot) from the content of /proc/<pid>/stat. */
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

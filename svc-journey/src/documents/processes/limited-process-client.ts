import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

/** What a process that handles a hostile file may take. */
export interface ProcessLimits {
  /** Files handled at the same time. */
  readonly concurrency: number;
  /** Of computing. On the clock, it may take longer, since requests come first. */
  readonly milliseconds: number;
  readonly memoryBytes: number;
}

export const usualLimits: ProcessLimits = { concurrency: 2, milliseconds: 60_000, memoryBytes: 1_024 * 1024 * 1024 };

const memoryChecksMilliseconds = 100;
/** How many times as long as it may compute. */
const clockFactor = 2.5;

/** The folder of a program and its name: `<name>.process.ts`, or `<name>.js` beside the bundle of the service. */
export interface Program {
  readonly folder: string;
  readonly name: string;
}

export type Limit = 'time' | 'memory';

/** A program at work on one file. `outputs` are the descriptors from 3 on, since libraries print to standard output. */
export interface LimitedProcess {
  readonly input: Writable;
  readonly outputs: readonly Readable[];
  /** Resolves with the exit code, `null` after a signal. @throws Error if it could not be started */
  readonly ended: Promise<number | null>;
  /** Once it has ended: which limit ended it, if one did. */
  readonly exceeded: () => Limit | undefined;
  readonly kill: () => void;
}

const isBundle = !import.meta.url.endsWith('.ts');

/** Starts a program without secrets and with few rights, which ends with us, and when it takes more than `limits`. */
export function startProcess({ folder, name }: Program, limits: ProcessLimits, outputs = 1): LimitedProcess {
  const path = isBundle ? `./${name}.js` : `../${folder}/${name}.process.ts`;
  const program = fileURLToPath(new URL(path, import.meta.url));
  const options = [
    ...(isBundle ? fewRights(program) : ['--import', '@hearthway/tooling/bundled']),
    '--max-old-space-size=512',
    '--no-warnings',
  ];
  const [command = '', ...first] = limitedBySystem(limits);
  const child = spawn(command, [...first, process.execPath, ...options, program], {
    stdio: ['pipe', 'ignore', 'ignore', ...Array.from({ length: outputs }, () => 'pipe' as const)],
    env: {},
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve).once('error', reject);
  });
  // Whoever waits for it hears of a failed start. Nobody has to.
  ended.catch(() => undefined);
  if (child.pid !== undefined) lowerPriority(child.pid);
  const exceeded = watchOver(child, limits);
  if (!child.stdin) throw new Error(`The process ${name} has no input`);
  return {
    input: child.stdin,
    outputs: child.stdio.slice(3) as Readable[],
    ended,
    exceeded,
    kill: () => child.kill('SIGKILL'),
  };
}

/** It may read itself and packages, load their libraries, and that is all. */
function fewRights(program: string): string[] {
  const folder = dirname(program);
  const packages = createRequire(program).resolve.paths('sharp') ?? [];
  const readable = [folder, join(folder, '../package.json'), ...packages];
  return ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`), '--allow-addons'];
}

const setpriv = '/usr/bin/setpriv';

/**
 * What comes before the program. The system itself ends it when we end, even by SIGKILL (on Linux), and when it computes for
 * too long. It can write no file, except that in tests its sources are bundled.
 */
function limitedBySystem({ milliseconds }: ProcessLimits): string[] {
  const limits = ['-c 0', `-S -t ${Math.ceil(milliseconds / 1_000)}`, ...(isBundle ? ['-f 0'] : [])]
    .map((limit) => `ulimit ${limit}; `)
    .join('');
  const endsWithUs = existsSync(setpriv) ? `${setpriv} --pdeathsig KILL --no-new-privs -- ` : '';
  return ['/bin/sh', '-c', `${limits}exec ${endsWithUs}"$0" "$@"`];
}

/** Requests come before files. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}

function watchOver(child: ChildProcess, { milliseconds, memoryBytes }: ProcessLimits): LimitedProcess['exceeded'] {
  let exceeded: Limit | undefined;
  const end = (limit: Limit) => {
    exceeded ??= limit;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => end('time'), milliseconds * clockFactor);
  const checks = setInterval(() => {
    if (residentBytes(child.pid) > memoryBytes) end('memory');
  }, memoryChecksMilliseconds);
  const stop = () => {
    clearTimeout(timer);
    clearInterval(checks);
  };
  child.once('exit', stop).once('error', stop);
  return () => exceeded ?? signalOf(child);
}

/** The engine’s own way to end without memory, and the system’s after too much computing. */
function signalOf({ signalCode }: ChildProcess): Limit | undefined {
  if (signalCode === 'SIGABRT') return 'memory';
  return signalCode === 'SIGXCPU' ? 'time' : undefined;
}

const pageBytes = 4_096;

/** 0 where the system doesn’t say. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageBytes;
  } catch {
    return 0;
  }
}

/** The way of a file into a process. */
interface Sending {
  /** Once the process has it all, or reads no further. */
  readonly ended: Promise<void>;
  /** Ask before you use what the process made of it. @throws Error if the file couldn’t be read to its end */
  readonly requireWhole: () => void;
}

/** Sends a file, and ends the process if that can’t be read. The process may say no before it has read everything. */
export function sendTo({ input, kill }: LimitedProcess, file: AsyncIterable<Uint8Array>): Sending {
  let failure: unknown;
  async function* watched() {
    try {
      yield* file;
    } catch (error) {
      failure = error ?? new Error('The file broke off');
      kill();
      throw error;
    }
  }
  return {
    ended: pipeline(watched(), input).catch(() => undefined),
    requireWhole() {
      if (failure !== undefined) throw new Error('The file could not be read', { cause: failure });
    },
  };
}

/** What it writes, or `undefined` if that is more than `maximumBytes`. */
export async function collect(output: AsyncIterable<Buffer>, maximumBytes: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of output) {
    length += part.length;
    if (length > maximumBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** What a process that handles a hostile file may take. */
export interface ProcessLimits {
  /** Files handled at the same time. */
  readonly concurrency: number;
  readonly milliseconds: number;
  readonly memoryBytes: number;
}

export const usualLimits: ProcessLimits = { concurrency: 2, milliseconds: 60_000, memoryBytes: 1_024 * 1024 * 1024 };

const memoryChecksMilliseconds = 200;

/** The folder of a program and its name: `<name>.process.ts`, or `<name>.js` beside the bundle of the service. */
export interface Program {
  readonly folder: string;
  readonly name: string;
}

/**
 * Starts a program for one file, without secrets and with few rights. Standard input and output, and descriptor 3, are pipes.
 */
export function startProcess({ folder, name }: Program): ChildProcess {
  const isBundle = !import.meta.url.endsWith('.ts');
  const program = fileURLToPath(
    new URL(isBundle ? `./${name}.js` : `../${folder}/${name}.process.ts`, import.meta.url),
  );
  // It may read its packages and load their libraries, and that is all.
  const least = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker'];
  const options = [...(isBundle ? least : ['--import', 'tsx']), '--max-old-space-size=512', '--no-warnings'];
  const child = spawn(process.execPath, [...options, program], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
    env: {},
  });
  child.on('error', () => undefined);
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

/** Requests come before files. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}

/** Ends the process when it takes too long or too much memory. `wasTooSlow` says that it did. */
export function watchOver(child: ChildProcess, { milliseconds, memoryBytes }: ProcessLimits) {
  let tooSlow = false;
  const end = () => {
    tooSlow = true;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(end, milliseconds);
  const checks = setInterval(() => {
    if (residentBytes(child.pid) > memoryBytes) end();
  }, memoryChecksMilliseconds);
  return {
    wasTooSlow: () => tooSlow,
    stop() {
      clearTimeout(timer);
      clearInterval(checks);
    },
  };
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

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface MutatedRun {
  /** How many files ended each way: `taken`, or a refusal. */
  readonly outcomes: ReadonlyMap<string, number>;
  /** Numbers of the files that ended their process, or kept it longer than the service allows. */
  readonly crashed: readonly number[];
  readonly hung: readonly number[];
  readonly slowestMilliseconds: number;
}

const hangMilliseconds = 60_000;
/** Before a new process: libraries keep some memory of each file. */
const filesPerProcess = 1_000;

/**
 * Inspects damaged copies of a file, many in one process. Where one ends its process, the next goes on behind it. `handler`: a module
 * whose `handle` does something else with each of them.
 */
export async function runMutated(file: Buffer, first: number, count: number, handler = ''): Promise<MutatedRun> {
  const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
  const path = join(folder, 'file');
  writeFileSync(path, file);
  const outcomes = new Map<string, number>();
  const crashed: number[] = [];
  const hung: number[] = [];
  let slowestMilliseconds = 0;
  let next = first;
  try {
    while (next < first + count) {
      const before = next;
      const isHung = await runOnce(
        [path, handler],
        next,
        Math.min(filesPerProcess, first + count - next),
        (found, milliseconds) => {
          outcomes.set(found, (outcomes.get(found) ?? 0) + 1);
          slowestMilliseconds = Math.max(slowestMilliseconds, milliseconds);
          next += 1;
        },
      );
      const isDone = next - before === Math.min(filesPerProcess, first + count - before);
      if (isDone) continue;
      (isHung ? hung : crashed).push(next);
      next += 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { outcomes, crashed, hung, slowestMilliseconds };
}

/** @returns whether it was ended because nothing came for too long */
async function runOnce(
  [path = '', handler = '']: readonly string[],
  first: number,
  count: number,
  done: (found: string, milliseconds: number) => void,
): Promise<boolean> {
  const script = join(import.meta.dirname, 'inspect-mutated.ts');
  // A bundle doesn’t have what it imports by a path that it is given.
  const loader = handler === '' ? '@hearthway/tooling/bundled' : 'tsx';
  const options = ['--import', loader, '--max-old-space-size=512'];
  const arguments_ = [...options, script, path, String(first), String(count), handler];
  const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'pipe', 'ignore'], env: {} });
  let isHung = false;
  const watch = setTimeout(() => {
    isHung = true;
    child.kill('SIGKILL');
  }, hangMilliseconds);
  for await (const line of createInterface(child.stdout)) {
    watch.refresh();
    // Libraries write to the same stream.
    const found = /(\S+) (\d+)$/.exec(line);
    if (found?.[1]) done(found[1], Number(found[2]));
  }
  clearTimeout(watch);
  return isHung;
}

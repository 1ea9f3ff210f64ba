import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface NodeMemory {
  readonly processes: number;
  readonly residentMegabytes: number;
  readonly proportionalMegabytes: number;
}

/** Memory of a process and its descendants that run Node, after some time to settle. Linux only. */
export async function nodeMemory(root: number, settleSeconds: number): Promise<NodeMemory> {
  await delay(settleSeconds * 1000);
  const processes = descendants(root).filter((pid) => commandOf(pid) === 'node' || commandOf(pid).startsWith('npm'));
  return {
    processes: processes.length,
    residentMegabytes: sum(processes.map((pid) => kilobytes(pid, 'Rss'))) / 1024,
    proportionalMegabytes: sum(processes.map((pid) => kilobytes(pid, 'Pss'))) / 1024,
  };
}

/** Current memory of a process. Linux only. */
export function residentMegabytes(pid: number): number {
  return kilobytes(pid, 'Rss') / 1024;
}

function descendants(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), parent: parentOf(Number(pid)) }));
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root);
}

const stat = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
};
const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(stat(pid))?.[1] ?? 0);
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0]?.split('/').at(-1)?.split(' ')[0] ?? '';
  } catch {
    return '';
  }
};

function kilobytes(pid: number, field: 'Rss' | 'Pss'): number {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Detects reused process ids. */
  readonly started: string;
  readonly command: string;
}

export interface ProcessTree {
  /** Command lines of all processes ever seen in the tree that still run. */
  alive(): Promise<string[]>;
  /** Command lines of all processes seen so far. */
  seen(): readonly string[];
  stop(): Promise<void>;
}

const lookMilliseconds = 15;

/** Tracks all descendants of a process, even after they are reparented. */
export function watchProcessTree(root: number): ProcessTree {
  const known = new Map<string, ProcessFacts>();
  const stopping = new AbortController();
  const look = async (): Promise<ProcessFacts[]> => {
    const all = await runningProcesses();
    const parents = new Set([root, ...all.filter((facts) => known.has(keyOf(facts))).map(({ pid }) => pid)]);
    for (let found = -1; found !== parents.size;) {
      found = parents.size;
      for (const { pid, parent } of all) if (parents.has(parent)) parents.add(pid);
    }
    for (const facts of all) if (parents.has(facts.pid)) known.set(keyOf(facts), facts);
    return all;
  };
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(lookMilliseconds);
    }
  })();
  return {
    seen: () => [...known.values()].map(({ command }) => command),
    async alive() {
      return (await look()).filter((facts) => known.has(keyOf(facts))).map(({ command }) => command);
    },
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

const keyOf = ({ pid, started }: ProcessFacts): string => `${pid} ${started}`;

async function runningProcesses(): Promise<ProcessFacts[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(ids.map((pid) => factsOf(pid).catch(() => undefined)));
  return found.filter((facts) => facts !== undefined);
}

/** `undefined` for a zombie, which has exited but not been reaped. */
async function factsOf(pid: number): Promise<ProcessFacts | undefined> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', parent = ''] = fields;
  if (state === 'Z' || state === 'X') return undefined;
  return { pid, parent: Number(parent), started: fields[19] ?? '', command: command.replaceAll('\0', ' ').trim() };
}

import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** With it a process id cannot be a stranger's. */
  readonly started: string;
  readonly command: string;
}

export interface ProcessTree {
  /** Everything that was ever seen below the root and still runs, as its command lines. */
  alive(): Promise<string[]>;
  /** The command lines of what has been seen so far. */
  seen(): readonly string[];
  stop(): Promise<void>;
}

const lookMilliseconds = 15;

/** Watches what a process starts, directly or not, also once it has other parents: nothing that was seen is lost sight of. */
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

/** Nothing of a zombie, which has ended and waits for its parent to ask how. */
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

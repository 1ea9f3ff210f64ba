import { identifyProcess, stillRuns } from '@hearthway/engines';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const running = z.object({
  pid: z.number(),
  /** Start time of the process, because its id may be reused. */
  started: z.string(),
  url: z.string(),
  registryUrl: z.string(),
  mongodbUrl: z.string(),
  amqpUrl: z.string(),
});

/** What other commands need to know about the system that runs on a data folder. */
export type Running = z.infer<typeof running>;

/** Asks the process that runs the system to replace all others. */
export const replaceSignal = 'SIGUSR2';

const fileIn = (dataFolder: string) => join(dataFolder, 'running.json');

/** Records that this process runs the system. */
export async function writeRunning(dataFolder: string, addresses: Omit<Running, 'pid' | 'started'>): Promise<void> {
  const self = (await identifyProcess(process.pid)) ?? { pid: process.pid, started: '' };
  const facts: Running = { ...self, ...addresses };
  mkdirSync(dirname(fileIn(dataFolder)), { recursive: true });
  // The addresses may contain the password of somebody's own cluster.
  writeFileSync(fileIn(dataFolder), JSON.stringify(facts), { mode: 0o600 });
}

export function removeRunning(dataFolder: string): void {
  rmSync(fileIn(dataFolder), { force: true });
}

/** The system that runs on this data folder. A record left by a killed one does not count. */
export async function readRunning(dataFolder: string): Promise<Running | undefined> {
  const facts = readFacts(fileIn(dataFolder));
  return facts && (await stillRuns(facts)) ? facts : undefined;
}

function readFacts(file: string): Running | undefined {
  try {
    return running.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

const running = z.object({ pid: z.number(), url: z.string(), mongodbUrl: z.string(), amqpUrl: z.string() });

/** What other commands may know of the system that runs on a data folder. */
export type Running = z.infer<typeof running>;

const fileIn = (dataFolder: string) => join(dataFolder, 'running.json');

export function writeRunning(dataFolder: string, facts: Running): void {
  mkdirSync(dirname(fileIn(dataFolder)), { recursive: true });
  // The addresses may hold a password of one's own cluster.
  writeFileSync(fileIn(dataFolder), JSON.stringify(facts), { mode: 0o600 });
}

export function removeRunning(dataFolder: string): void {
  rmSync(fileIn(dataFolder), { force: true });
}

/** The system that runs on this data folder, if its process is alive. */
export function readRunning(dataFolder: string): Running | undefined {
  try {
    const facts = running.parse(JSON.parse(readFileSync(fileIn(dataFolder), 'utf8')));
    process.kill(facts.pid, 0);
    return facts;
  } catch {
    return undefined;
  }
}

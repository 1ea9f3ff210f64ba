import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { identifyProcess, stillRuns, type ProcessIdentity } from './process-identity.js';
import { signalProcess } from './signal-process.js';

const variable = 'HEARTHWAY_ENGINE_FOLDER';

/** A variable for the environment of every engine. After a crash, it shows which data folder a process uses. */
export const engineFolderMark = (folder: string): Record<string, string> => ({ [variable]: folder });

/**
 * Ends every process that still uses the data folder. The caller holds the folder's lock, so whoever started them is gone.
 * The kernel ends engines together with their starter, but not one that was just being launched: it had not asked the
 * kernel to yet, and its id is not in the lock file either. Finds nothing except on Linux.
 */
export async function endLeftovers(dataFolder: string): Promise<void> {
  for (const process of await processesOf(dataFolder)) {
    while (await stillRuns(process)) {
      signalProcess(process.pid, 'SIGKILL');
      await pause(25);
    }
  }
}

/** Every process that uses the data folder or a folder inside it. */
export async function processesOf(dataFolder: string): Promise<ProcessIdentity[]> {
  const names = await readdir('/proc').catch(() => []);
  const ids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(ids.map((id) => worksOn(dataFolder, id)));
  return found.filter((process) => process !== undefined);
}

async function worksOn(dataFolder: string, pid: number): Promise<ProcessIdentity | undefined> {
  const process = await identifyProcess(pid);
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  const prefix = `${variable}=${dataFolder}`;
  const marked = environment.split('\0').some((entry) => entry === prefix || entry.startsWith(`${prefix}/`));
  return marked ? process : undefined;
}

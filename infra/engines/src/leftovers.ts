import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { identifyProcess, stillRuns, type ProcessIdentity } from './process-identity.js';
import { signalProcess } from './signal-process.js';

const variable = 'HEARTHWAY_ENGINE_FOLDER';

/** Put into the environment of every engine, so that one whose starter crashed can be found by the folder it works on. */
export const engineFolderMark = (folder: string): Record<string, string> => ({ [variable]: folder });

/**
 * Ends every process that still works on the data folder. The caller holds the folder's lock, so whoever started them is
 * gone. The kernel ends engines together with their starter, but one that was just being launched escapes that: it has not
 * asked the kernel for it yet, and its id is not in the lock file either. Linux only; elsewhere it finds nothing.
 */
export async function endLeftovers(dataFolder: string): Promise<void> {
  for (const process of await processesOf(dataFolder)) {
    while (await stillRuns(process)) {
      signalProcess(process.pid, 'SIGKILL');
      await pause(25);
    }
  }
}

/** Every process that was started to work on the data folder or on a folder inside it. */
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

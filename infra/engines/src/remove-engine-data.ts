import { lstat, realpath, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeDataFolder } from './data-folder.js';
import { removeDockerData } from './docker/compose.js';

/**
 * Deletes all data of the engines of this data folder: the folder, folders it links to, and Docker volumes.
 * @throws DataFolderInUseError while they run
 */
export async function removeEngineData(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const folder = resolve(dataFolder);
  const entries = await readdir(folder).catch(() => undefined);
  if (entries !== undefined) {
    await takeDataFolder(folder);
    for (const name of entries) await removeLinked(join(folder, name));
    await rm(folder, { recursive: true, force: true });
  }
  await removeDockerData(folder, environment);
}

async function removeLinked(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isSymbolicLink()) return;
  const target = await realpath(path).catch(() => undefined);
  if (target !== undefined) await rm(target, { recursive: true, force: true });
}

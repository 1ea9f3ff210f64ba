import { lstat, realpath, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { removeDockerData } from './docker/compose.js';
import { DataFolderInUseError } from './errors.js';
import { takeLock } from './lock-file.js';

/**
 * Deletes what the engines of this data folder kept, wherever it lies: the folder, folders it links to, and Docker
 * volumes. Throws {@link DataFolderInUseError} while they run.
 */
export async function removeEngineData(dataFolder: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const folder = resolve(dataFolder);
  const entries = await readdir(folder).catch(() => undefined);
  if (entries !== undefined) {
    const attempt = await takeLock(join(folder, 'engines.lock'));
    if ('heldBy' in attempt) throw new DataFolderInUseError(folder, attempt.heldBy);
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

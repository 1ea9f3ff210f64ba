import { join } from 'node:path';
import { DataFolderInUseError } from './errors.js';
import { endLeftovers } from './leftovers.js';
import { takeLock, type LockFile } from './lock-file.js';

/**
 * Locks an existing data folder for this process, and ends processes that a crashed one left running in it.
 * @throws DataFolderInUseError while another process has it
 */
export async function takeDataFolder(dataFolder: string): Promise<LockFile> {
  const attempt = await takeLock(join(dataFolder, 'engines.lock'));
  if ('heldBy' in attempt) throw new DataFolderInUseError(dataFolder, attempt.heldBy);
  await endLeftovers(dataFolder);
  return attempt.lock;
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** How names of unfinished files end. */
export const unfinished = '.unfinished';

/**
 * Writes a file in one step: a reader, also of a process that was killed, sees either the old contents or the new ones. `flush`
 * is for files that nothing else can replace after a power failure.
 */
export async function replaceFile(path: string, contents: string | Buffer, { flush = false } = {}): Promise<void> {
  const temporary = `${path}.${randomUUID()}${unfinished}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, contents, { flush });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

import { open, readFile, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { ReleaseError } from './release-error.js';

/**
 * Reads and parses a JSON file.
 * @returns undefined if there is no such file
 * @throws ReleaseError `release.unreadable` if it does not match the schema
 */
export async function readJson<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReleaseError('release.unreadable', `${path} is invalid`, { cause: error });
  }
}

/** Replaces a file in one step: readers, also after a crash, see either the old contents or the new ones. */
export async function writeJsonAtomically(path: string, value: unknown): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeJson(temporary, value);
  await rename(temporary, path).catch(async (error: unknown) => {
    await rm(temporary, { force: true });
    throw error;
  });
}

/** Writes a new file, and waits until the disk has it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(value, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ENOTDIR');
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

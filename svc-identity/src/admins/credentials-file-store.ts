import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface AdminCredential {
  username: string;
  password: string;
}

/**
 * Reads the credential from the file. If there is no file, writes a random one first, readable by its owner only (mode
 * 0600). The file appears whole or not at all and the first of several writers wins, so it always holds the credential in
 * use.
 */
export async function ensureCredentialsFile(path: string): Promise<AdminCredential> {
  const existing = await read(path);
  if (existing) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeOnce(path, `admin:${randomBytes(18).toString('base64url')}\n`);
  const written = await read(path);
  if (!written) throw new Error('The admin credentials file does not hold "username:password"');
  return written;
}

async function read(path: string): Promise<AdminCredential | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  const [, username, password] = /^([^:\s]+):(\S+)\s*$/.exec(text) ?? [];
  return username && password ? { username, password } : undefined;
}

async function writeOnce(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error; // another instance was faster
  } finally {
    await rm(draft);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCredentialsFile } from './credentials-file-store.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-credentials-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the admin credentials file', () => {
  it('is created with a random password that only its owner can read', async () => {
    const path = join(folder, 'data', 'admin-credentials');
    const { username, password } = await ensureCredentialsFile(path);
    expect(await readFile(path, 'utf8')).toBe(`${username}:${password}\n`);
    expect(password).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'data'))).toEqual(['admin-credentials']);
  });

  it('is used unchanged if it exists', async () => {
    const path = join(folder, 'admin-credentials');
    await writeFile(path, 'keeper:a-password-of-old\n');
    expect(await ensureCredentialsFile(path)).toEqual({ username: 'keeper', password: 'a-password-of-old' });
  });

  it('holds one credential for all instances that start at once', async () => {
    const path = join(folder, 'admin-credentials');
    const all = await Promise.all(Array.from({ length: 10 }, () => ensureCredentialsFile(path)));
    expect(new Set(all.map(({ password }) => password)).size).toBe(1);
  });

  it('is refused when it holds anything else, without showing it', async () => {
    const path = join(folder, 'admin-credentials');
    await writeFile(path, 'no credential here');
    const failure = ensureCredentialsFile(path);
    await expect(failure).rejects.toThrow('does not hold "username:password"');
    await expect(failure).rejects.not.toThrow('no credential here');
  });
});

import { onTestFinished } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { openLogFile } from './log-file.js';

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-logs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes lines of 100 bytes each. */
async function say(log: Writable, first: number, last: number): Promise<void> {
  for (let line = first; line <= last; line += 1) log.write(`${String(line).padStart(99)}\n`);
  log.end();
  await finished(log);
}

it('keeps the end of a long log in two files', async () => {
  const folder = await emptyFolder();
  await say(openLogFile(folder, 'identity', '1K'), 1, 100);
  expect(await readdir(folder)).toEqual(['identity.log', 'identity.log.1']);
  const texts = await Promise.all(
    ['identity.log.1', 'identity.log'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  const lines = texts.join('').trimEnd().split('\n').map(Number);
  expect(lines.at(-1)).toBe(100);
  expect(lines.length).toBeLessThanOrEqual(22);
  expect(lines).toEqual(Array.from({ length: lines.length }, (_, index) => 101 - lines.length + index));
});

it('appends to an existing log and counts its size', async () => {
  const folder = await emptyFolder();
  await say(openLogFile(folder, 'identity', '1K'), 1, 2);
  await say(openLogFile(folder, 'identity', '1K'), 3, 4);
  expect((await readFile(join(folder, 'identity.log'), 'utf8')).match(/\d+/g)).toEqual(['1', '2', '3', '4']);
  await say(openLogFile(folder, 'identity', '1K'), 5, 12);
  expect(await readdir(folder)).toContain('identity.log.1');
});

it('rotates an existing log that is too large', async () => {
  const folder = await emptyFolder();
  await writeFile(join(folder, 'identity.log'), 'x'.repeat(5_000));
  await say(openLogFile(folder, 'identity', '1K'), 1, 1);
  expect((await readFile(join(folder, 'identity.log'), 'utf8')).trim()).toBe('1');
});

it('is readable by its owner only', async () => {
  const folder = await emptyFolder();
  await say(openLogFile(folder, 'identity', '1K'), 1, 15);
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

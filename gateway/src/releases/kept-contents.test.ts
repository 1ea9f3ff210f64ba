import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentNameOf, createKeptContents, doubtsPerSecond } from './kept-contents.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contents-'));
});
afterEach(() => rm(folder, { recursive: true }));

const content = Buffer.from('content');
const file = {
  path: '1.js',
  bytes: content.length,
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
};

it('a file that was found to be another is checked again, but not as often as anybody likes', async () => {
  let time = 0;
  const contents = createKeptContents(folder, { content: () => Promise.resolve(content) }, () => time);
  const place = join(folder, contentNameOf(file));
  const isMended = async (): Promise<boolean> => {
    await writeFile(place, 'another');
    contents.doubt(file);
    await contents.keep(file);
    return (await readFile(place, 'utf8')) === 'content';
  };
  await contents.keep(file);
  for (let doubts = 1; doubts < doubtsPerSecond; doubts += 1) contents.doubt(file);
  expect([await isMended(), await isMended()]).toEqual([true, false]);
  time += 1_000;
  expect(await isMended()).toBe(true);
});

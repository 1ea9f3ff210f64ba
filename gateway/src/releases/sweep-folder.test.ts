import type { Release } from '@hearthway/contracts/releases';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRelease } from '../testing/example-site.js';
import { contentNameOf } from './kept-contents.js';
import { replaceFile } from './replace-file.js';
import { sweepFolder } from './sweep-folder.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
});
afterEach(() => rm(folder, { recursive: true }));

const day = 86_400_000;
const releaseOf = (version: string, texts: readonly string[]): Release =>
  exampleRelease('mf-journey', [], {
    version: version.repeat(20),
    files: texts.map((text) => ({
      path: `${text}.js`,
      bytes: text.length,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    })),
  });

async function keep(release: Release): Promise<void> {
  await replaceFile(join(folder, 'releases/mf-journey', `${release.version}.json`), JSON.stringify(release));
  for (const file of release.files) {
    for (const ending of ['', '.br'])
      await replaceFile(join(folder, 'contents', contentNameOf(file) + ending), file.path);
  }
}

const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const sweepAfter = (days: number, known: Release) =>
  sweepFolder({ folder, isKnown: (_, version) => version === known.version, now: () => Date.now() + days * day });
const filesOf = (release: Release) => [
  `${release.version}.json`,
  ...release.files.flatMap((file) => [contentNameOf(file), `${contentNameOf(file)}.br`]),
];

it('leaves what a release names that is known, or was live in the last month', async () => {
  const [live, earlier] = [releaseOf('a', ['both', 'new']), releaseOf('b', ['both', 'old'])];
  await keep(live);
  await keep(earlier);
  await sweepAfter(29, live);
  expect(await left()).toEqual([...new Set([...filesOf(live), ...filesOf(earlier)])].sort());
  await sweepAfter(31, live);
  expect(await left()).toEqual(filesOf(live).sort());
});

it('removes what belongs to nothing, once it can’t be about to', async () => {
  const live = releaseOf('a', ['one']);
  await keep(live);
  const name = contentNameOf(live.files[0] ?? { path: '', bytes: 0, integrity: '' });
  const remainders = [
    `contents/${name}.br.a-b.unfinished`,
    `contents/${'f'.repeat(96)}.js`,
    `releases/mf-journey/${'c'.repeat(20)}.json`,
    `releases/mf-journey/${'a'.repeat(20)}.json.a-b.unfinished`,
  ];
  for (const path of remainders) await replaceFile(join(folder, path), '{');
  await sweepAfter(0.5, live);
  expect(await left()).toHaveLength(filesOf(live).length + remainders.length);
  await sweepAfter(2, live);
  expect(await left()).toEqual(filesOf(live).sort());
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { OwnChunksPlugin, ownChunksGlobal } from './own-chunks-plugin.js';

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'own-chunks-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

/** Builds an entry with a lazy part in a new folder. @returns the scripts by name */
async function build(text: string): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(work, 'build-'));
  await writeFile(join(folder, 'entry.js'), `export const load = () => import('./late.js');`);
  await writeFile(join(folder, 'late.js'), `export const text = ${JSON.stringify(text)};`);
  const output = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './entry.js' },
    output: {
      path: output,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadingGlobal: ownChunksGlobal('a_slice'),
    },
    plugins: [new OwnChunksPlugin()],
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  });
  const names = await readdir(output);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(output, name), 'utf8')])),
  ) as Record<string, string>;
}

const globalsOf = (scripts: Record<string, string>) =>
  new Set(Object.values(scripts).flatMap((script) => script.match(/webpackChunka_slice_\w+/g) ?? []));

it('gives every build its own variable for chunks, and the same source the same files in any folder', async () => {
  const [one, again, other] = [await build('one'), await build('one'), await build('other')];
  expect(again).toEqual(one);
  expect(Object.keys(one)).toHaveLength(2);
  const [ofOne, ofOther] = [globalsOf(one), globalsOf(other)];
  expect([...ofOne]).toEqual([expect.stringMatching(/^webpackChunka_slice_[0-9a-f]{12}$/)]);
  expect([...ofOther]).toHaveLength(1);
  expect(ofOther).not.toEqual(ofOne);
});

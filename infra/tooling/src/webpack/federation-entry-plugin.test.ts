import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { FederationEntryPlugin } from './federation-entry-plugin.js';
import { shellConfig, sliceConfig } from './federated.js';

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'federation-entry-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

/** Builds a host whose runtime plugin is in its own folder. @returns the scripts by name */
async function build(folderName: string): Promise<Record<string, string>> {
  const folder = join(work, folderName);
  await mkdir(folder);
  await writeFile(join(folder, 'entry.js'), `import('./start.js');`);
  await writeFile(join(folder, 'start.js'), `document.title = 'started';`);
  await writeFile(join(folder, 'plugin.js'), `export default () => ({ name: 'nothing' });`);
  const output = join(folder, 'dist');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './entry.js' },
    output: { path: output, uniqueName: 'host', filename: '[name].[contenthash:8].js' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        dts: false,
        manifest: false,
        runtimePlugins: [join(folder, 'plugin.js')],
      }),
      new FederationEntryPlugin(),
    ],
    // What differs must be readable, and minifying takes most of the time.
    optimization: { minimize: false },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
        else done();
      });
    });
  });
  const names = (await readdir(output)).sort();
  const scripts = await Promise.all(names.map(async (name) => [name, await readFile(join(output, name), 'utf8')]));
  return Object.fromEntries(scripts) as Record<string, string>;
}

it('gives the start of Module Federation the same id in any folder', async () => {
  const [one, other] = [await build('one'), await build('other')];
  expect(Object.values(one).join('\n')).toContain('"federation-entry"');
  const idsOf = (scripts: Record<string, string>) =>
    Object.values(scripts).flatMap((script) => script.match(/^\/\*\*\*\/ (\d+|"[^"]+")/gm) ?? []);
  expect(idsOf(other)).toEqual(idsOf(one));
});

it('is part of every front end that is released', () => {
  const configurations = [
    shellConfig({ pages: [] })(),
    sliceConfig({ name: 'mf-sample', folder: join(import.meta.dirname, '../testing/sample-slice'), port: 0 })(),
  ];
  for (const { plugins } of configurations) {
    expect(plugins?.filter((plugin) => plugin instanceof FederationEntryPlugin)).toHaveLength(1);
  }
});

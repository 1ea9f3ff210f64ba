import { expect, it } from '@jest/globals';
import { EventEmitter, on } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { onTestFinished } from '../testing/index.js';
import { sliceConfig } from './federated.js';

it('a slice served alone makes little but the page again that changed', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'slice-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(join(import.meta.dirname, '../../../../node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'src'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
  write('standalone.tsx', `void import('./page.js');`);
  write('page.ts', `document.title = 'one';`);

  const compiler = webpack(sliceConfig({ name: 'mf-small', folder, port: 0 })({ WEBPACK_SERVE: true, hot: true }));
  new webpack.HotModuleReplacementPlugin().apply(compiler);
  const builds = new EventEmitter<{ built: [Stats] }>();
  /** Of the next build that makes this one. A watcher may build once more though nothing has changed. */
  const emittedWith = async (name: string): Promise<string[]> => {
    for await (const [{ compilation }] of on(builds, 'built') as AsyncIterable<[Stats]>) {
      expect(compilation.errors).toEqual([]);
      if (compilation.emittedAssets.has(name)) return [...compilation.emittedAssets];
    }
    return [];
  };
  const first = emittedWith('standalone.js');
  const watching = compiler.watch({}, (_error, stats) => void (stats && builds.emit('built', stats)));
  onTestFinished(() => new Promise<void>((done) => watching?.close(() => compiler.close(() => done()))));
  await first;

  const second = emittedWith('src_page_ts.js');
  write('page.ts', `document.title = 'two';`);
  expect(await second).not.toContain('standalone.js');
});

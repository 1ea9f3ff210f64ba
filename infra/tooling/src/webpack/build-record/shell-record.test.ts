import { expect, it } from '@jest/globals';
import type { Compilation } from 'webpack';
import { describeShell } from './shell-record.js';

it('names the fonts of the shell in an order that doesn’t depend on which was read first', async () => {
  const finished = (names: readonly string[]) =>
    ({
      fileDependencies: new Set(),
      emitAsset: () => undefined,
      entrypoints: new Map([['main', { getFiles: () => ['main.js', 'main.css'], getChildren: () => [] }]]),
      namedChunks: new Map(),
      assets: Object.fromEntries(names.map((name) => [name, {}])),
    }) as unknown as Compilation;
  const describe = describeShell({ template: import.meta.filename, shared: 'react', provides: {} });
  const [one, other] = await Promise.all([
    describe(finished(['a.woff2', 'main.js', 'b.woff2']), []),
    describe(finished(['b.woff2', 'a.woff2', 'main.js']), []),
  ]);
  expect(one.entry.fonts).toEqual(['a.woff2', 'b.woff2']);
  expect(other).toEqual(one);
});

import { readFileSync } from 'node:fs';
import type { BuildRecord } from '@hearthway/contracts/releases';
import webpack, { type Compilation } from 'webpack';
import type { DescribeBuild } from './build-record-plugin.js';

/** The record of the shell. `template` is the HTML of every page, `shared` names the chunk that slices share. */
export function describeShell({
  template,
  shared,
  provides,
}: {
  template: string;
  shared: string;
  provides: BuildRecord['provides'];
}): DescribeBuild {
  return async (compilation, pages) => {
    compilation.fileDependencies.add(template);
    compilation.emitAsset('index.html', new webpack.sources.RawSource(readFileSync(template)));
    return Promise.resolve({
      entry: firstFiles(compilation, shared),
      template: 'index.html',
      provides,
      // Whatever they load is loaded with the first of them.
      pages: pages.map(({ path, title, access }) => ({ path, title, access, scripts: [], styles: [] })),
    });
  };
}

/**
 * The entry is an asynchronous boundary, which federation needs. So the chunks that it imports immediately also belong to
 * the first files, and so does the chunk that slices share, because every page needs it.
 */
function firstFiles(compilation: Compilation, shared: string): BuildRecord['entry'] {
  const entry = compilation.entrypoints.get('main');
  if (!entry) throw new Error('The shell has no entry named main');
  const initial = entry.getFiles();
  const next = entry.getChildren().flatMap((group) => group.getFiles());
  const given = [...(compilation.namedChunks.get(shared)?.files ?? [])];
  const preloaded = [...new Set([...initial, ...next, ...given])];
  const withEnding = (files: readonly string[], ending: string) => files.filter((file) => file.endsWith(ending));
  return {
    scripts: withEnding(initial, '.js'),
    preloads: withEnding(preloaded, '.js').filter((file) => !initial.includes(file)),
    styles: withEnding(preloaded, '.css'),
    fonts: withEnding(Object.keys(compilation.assets), '.woff2').sort(),
  };
}

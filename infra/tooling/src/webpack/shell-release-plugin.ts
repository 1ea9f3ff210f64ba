import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/**
 * Writes what the gateway needs from the shell's build: `index.html` (the template) and `entry.json` (the
 * files that browsers need first, in order). `shared` names the chunk that slices share.
 */
export class ShellReleasePlugin {
  constructor(private readonly options: { template: string; shared: string }) {}

  apply(compiler: webpack.Compiler): void {
    const { template, shared } = this.options;
    compiler.hooks.thisCompilation.tap('ShellReleasePlugin', (compilation) => {
      compilation.fileDependencies.add(template);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellReleasePlugin', stage }, () => {
        const files = firstFiles(compilation, shared);
        const emit = (name: string, text: string) => {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        };
        emit('index.html', readFileSync(template, 'utf8'));
        emit('entry.json', JSON.stringify(files));
      });
    });
  }
}

/**
 * The entry is an asynchronous boundary, which federation needs. So the chunks that it imports immediately also belong to
 * the first files, and so does the chunk that slices share, because every page needs it.
 */
function firstFiles(compilation: webpack.Compilation, shared: string) {
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
    // Sorted, because assets are in the order in which they were read.
    fonts: withEnding(Object.keys(compilation.assets), '.woff2').sort(),
  };
}

import { readFileSync } from 'node:fs';
import webpack from 'webpack';

export interface ShellPage {
  readonly path: string;
  readonly slice: string;
  readonly title: string;
  readonly access?: 'public' | 'buyer' | 'admin' | undefined;
}

/**
 * Writes what the gateway needs of the shell's build: `index.html` (the template), `pages.json` (path → slice) and
 * `entry.json` (the files a browser needs first, in order). `shared` names the chunk of what slices share.
 */
export class ShellReleasePlugin {
  constructor(private readonly options: { template: string; pages: readonly ShellPage[]; shared: string }) {}

  apply(compiler: webpack.Compiler): void {
    const { template, pages, shared } = this.options;
    compiler.hooks.thisCompilation.tap('ShellReleasePlugin', (compilation) => {
      compilation.fileDependencies.add(template);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellReleasePlugin', stage }, () => {
        const files = firstFiles(compilation, shared);
        const emit = (name: string, text: string) => {
          compilation.emitAsset(name, new webpack.sources.RawSource(text));
        };
        emit('index.html', readFileSync(template, 'utf8'));
        emit('pages.json', JSON.stringify(pages));
        emit('entry.json', JSON.stringify(files));
      });
    });
  }
}

/**
 * The entry is an asynchronous boundary (federation needs one), so the chunks it imports at once are first files too, and
 * so is what slices are given to share: no page does without it.
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
    fonts: withEnding(Object.keys(compilation.assets), '.woff2'),
  };
}

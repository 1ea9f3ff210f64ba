import { pageConfig } from '@hearthway/tooling/webpack';
import { repositoryRoot } from '@hearthway/system';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';

export interface PlainBuild {
  /** Contents by path below `/plain/`. */
  readonly files: ReadonlyMap<string, PlainFile>;
  /** The files that the HTML refers to, in order. */
  readonly first: {
    readonly scripts: readonly string[];
    readonly styles: readonly string[];
    readonly fonts: readonly string[];
  };
  /** The additional files of a page: its own chunk. */
  readonly pageFiles: (folder: string) => { readonly scripts: readonly string[]; readonly styles: readonly string[] };
}

export interface PlainFile {
  readonly contents: Buffer;
  /** Undefined if compression gains nothing. */
  readonly brotli: Buffer | undefined;
}

const slice = join(repositoryRoot, 'mf-marketing');

/**
 * Builds the pages of mf-marketing with one webpack build: the same loaders, minimizer and class names as in the
 * prerendered markup. No file of the benchmarks may import a slice, so the entry that does is generated here.
 */
export async function buildPlain(): Promise<PlainBuild> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-plain-'));
  try {
    const entry = join(folder, 'entry.ts');
    writeFileSync(entry, entryText());
    const output = join(folder, 'dist');
    return collect(await compile(configuration(entry, output)), output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function entryText(): string {
  const from = (...path: string[]) => JSON.stringify(join(repositoryRoot, ...path));
  return `
import { startPlain } from ${from('infra/bench/src/plain/application.ts')};
import ${from('shell/src/shell.css')};
import { mount } from ${from('mf-marketing/src/spa.tsx')};
import { startTracking } from ${from('shell/src/analytics/index.ts')};
void startPlain({ mount, startTracking });
`;
}

function configuration(entry: string, output: string): Configuration {
  const config = pageConfig({ name: 'mf-marketing', folder: slice, entry, title: 'Hearthway', port: 0 })();
  return {
    ...config,
    output: { ...config.output, path: output, publicPath: '/plain/' },
    // Fail if a slice no longer exports what the entry imports.
    module: { ...config.module, parser: { javascript: { exportsPresence: 'error' } } },
  };
}

function compile(config: Configuration): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only') ?? 'webpack said nothing'));
      else
        resolve(
          stats.toJson({ all: false, assets: true, entrypoints: true, chunks: true, chunkOrigins: true, ids: true }),
        );
    });
  });
}

function collect(stats: StatsCompilation, output: string): PlainBuild {
  const names = (stats.assets ?? []).map(({ name }) => name);
  const files = new Map(names.map((name) => [name, fileOf(join(output, name))]));
  const first = (stats.entrypoints?.['page']?.assets ?? []).map(({ name }) => name);
  const withEnding = (list: readonly string[], ending: string) => list.filter((name) => name.endsWith(ending));
  return {
    files,
    first: {
      scripts: withEnding(first, '.js'),
      styles: withEnding(first, '.css'),
      fonts: withEnding(names, '.woff2'),
    },
    pageFiles(folder) {
      const chunks = (stats.chunks ?? []).filter(({ origins }) =>
        origins?.some(({ request }) => request === `./pages/${folder}/index.js`),
      );
      const own = chunks.flatMap((chunk) => chunk.files).filter((name) => !first.includes(name));
      return { scripts: withEnding(own, '.js'), styles: withEnding(own, '.css') };
    },
  };
}

function fileOf(path: string): PlainFile {
  const contents = readFileSync(path);
  const brotli = path.endsWith('.woff2') ? undefined : brotliCompressSync(contents);
  return { contents, brotli };
}

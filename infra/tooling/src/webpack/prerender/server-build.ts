import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releasePlaceholder } from '@hearthway/contracts/constants';
import webpack, { type Configuration, type Stats } from 'webpack';
import { assetModuleFilename, files, resolve, styles, typeScript, type Mode } from '../base.js';

export const prerenderEntry = 'src/prerender.tsx';

/** A page's metadata. Its title is in the table of pages. */
export interface PageHead {
  readonly description: string;
  readonly canonicalPath?: string | undefined;
  readonly indexed?: boolean | undefined;
  readonly image?: string | undefined;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
}

/** The exports of a slice's `src/prerender.tsx`. */
export interface PrerenderModule {
  /** Renders a path as a browser would, with the content of its head. */
  readonly prerender: (path: string) => Promise<{ readonly markup: string; readonly head: PageHead }>;
}

export interface ServerBuild {
  readonly module: PrerenderModule;
  /** Pictures that only the head of a page uses, which are not in the browser's build. Contents by path in the build. */
  readonly assets: ReadonlyMap<string, Buffer>;
}

/** Bundles a slice's `src/prerender.tsx` for Node and loads it. Its class names are those of the browser's build. */
export async function buildForServer(name: string, folder: string, mode: Mode): Promise<ServerBuild> {
  const output = await mkdtemp(join(tmpdir(), `${name}-prerender-`));
  try {
    await run(webpack(serverConfig(name, folder, mode, output)));
    const module = createRequire(import.meta.url)(join(output, 'main.cjs')) as PrerenderModule;
    return { module, assets: await readAssets(output) };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function serverConfig(name: string, folder: string, mode: Mode, output: string): Configuration {
  return {
    name: `${name} prerender`,
    mode,
    context: folder,
    target: 'node24',
    devtool: false,
    entry: { main: `./${prerenderEntry}` },
    output: {
      path: output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: releasePlaceholder,
      assetModuleFilename,
    },
    resolve,
    module: {
      // One file, including what browsers load later.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [typeScript(mode), styles(name, mode, 'names'), files],
    },
    optimization: { minimize: false },
    performance: false,
  };
}

function run(compiler: webpack.Compiler): Promise<void> {
  return new Promise((done, fail) => {
    compiler.run((error: Error | null, stats: Stats | undefined) => {
      compiler.close(() => {
        if (error) fail(error);
        else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
        else done();
      });
    });
  });
}

async function readAssets(output: string): Promise<Map<string, Buffer>> {
  const paths = (await readdir(output, { recursive: true })).filter((path) => path.startsWith('assets/'));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(output, path))] as const)));
}

import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { localSlices } from '@hearthway/contracts/constants';
import { sitePages } from '@hearthway/contracts/pages';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { baseConfig, modeOf } from './base.js';
import { digestPlaceholder } from './build-record/build-digest.js';
import { BuildRecordPlugin, type PageRow } from './build-record/build-record-plugin.js';
import { describeShell } from './build-record/shell-record.js';
import { describeSlice } from './build-record/slice-record.js';
import { developmentPage } from './development-page.js';
import { FramePlugin, type FrameSources } from './frame-plugin.js';
import { LocalPagesPlugin } from './local-pages-plugin.js';
import { providedByShell, shared } from './shared-packages.js';

type ConfigurationOf = (env?: Readonly<Record<string, unknown>>) => Configuration;

/** From this many uncompressed bytes on, code shared by several pages gets its own file. Each file is a request of the first view. */
const worthAFile = 40_000;
/** webpack's own group, but without our packages, which are installed like others only outside the checkout. */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!@hearthway[\\/])/,
  idHint: 'vendors',
  reuseExistingChunk: true,
  priority: -10,
} as const;
/** Also in development, so that the order of styles there is that of a release. */
const splitChunks = { minSize: worthAFile, cacheGroups: { defaultVendors } };

/** In one file, because every page needs all of it. Otherwise, each subpath would get its own. */
const react = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'all',
  enforce: true,
} as const;

/**
 * Provides the shell's federation runtime to the slices. The option `provideExternalRuntime` does the same, but with the
 * package's CommonJS module, which would put the whole runtime into the shell a second time.
 */
const providedRuntime = createRequire(import.meta.url)
  .resolve('@module-federation/inject-external-runtime-core-plugin')
  .replace(/\.cjs$/, '.js');

/**
 * An independently released front end in a folder of its own. Its only federated module is `src/spa.tsx`, its pages are in
 * `src/routes.tsx`; `hearthway dev` runs `src/standalone.tsx` at `port`. If it has a `src/prerender.tsx`, its release contains the
 * pages rendered by it as HTML. `frames` are the sources of what it shows in sandboxed frames, by name.
 */
export function sliceConfig(options: {
  name: string;
  folder: string;
  port: number;
  frames?: Readonly<Record<string, FrameSources>>;
  /** The table of pages, of which the slice has those with its name. */
  pages?: readonly PageRow[];
}): ConfigurationOf {
  const { name, port, frames, pages = sitePages } = options;
  const folder = realpathSync(options.folder);
  return (env) => {
    const mode = modeOf(env);
    const plain = baseConfig(name, folder, mode, { hot: env?.['hot'] === true });
    const base = frames
      ? { ...plain, plugins: [...(plain.plugins ?? []), new FramePlugin({ folder, mode, frames })] }
      : plain;
    if (env?.['local']) return local(base, { name, port, pages });
    if (env?.['WEBPACK_SERVE']) return standalone(base, name, port);
    // While watching, a file that didn't change stays as it is.
    const named = mode === 'production' ? `${name}-${digestPlaceholder}` : name;
    return {
      ...base,
      entry: {},
      output: { ...base.output, uniqueName: named },
      // Otherwise, federation tells of every build where its manifest will be looked for.
      infrastructureLogging: { level: 'error' },
      optimization: { ...base.optimization, splitChunks },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: federatedName(named),
          filename: 'remoteEntry.js',
          exposes: { './spa': './src/spa.tsx' },
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: { fileName: 'mf-manifest.json' },
          // No slice loads another.
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
        }),
        new BuildRecordPlugin({ slice: name, pages, describe: describeSlice({ name, folder, mode }) }),
      ],
    };
  };
}

/** The Module Federation host. */
export function shellConfig({ folder }: { folder: string }): ConfigurationOf {
  return (env) => {
    const base = baseConfig('shell', folder, modeOf(env));
    return {
      ...base,
      entry: { main: './src/index.ts' },
      optimization: { ...base.optimization, splitChunks: { cacheGroups: { defaultVendors, react } } },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared,
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
          runtimePlugins: [providedRuntime],
          experiments: { optimization: { target: 'web' } },
        }),
        new BuildRecordPlugin({
          slice: 'shell',
          pages: sitePages,
          describe: describeShell({
            template: join(folder, 'src/index.html'),
            shared: react.name,
            provides: providedByShell(folder),
          }),
        }),
      ],
    };
  };
}

/** Module Federation uses the name for a JavaScript variable, so it cannot contain hyphens. */
const federatedName = (slice: string): string => slice.replaceAll('-', '_');

/**
 * The slice for one browser in a running site. It has a React of its own, because that of a released shell can't refresh, and
 * no manifest, because the updates after a change would be listed in it as if every page needed them.
 */
function local(base: Configuration, { name, port, pages }: LocalOptions): Configuration {
  return {
    ...base,
    entry: {},
    // Otherwise, the browser hides what errors of scripts from another origin say.
    output: { ...base.output, crossOriginLoading: 'anonymous' },
    optimization: { ...base.optimization, splitChunks },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: federatedName(name),
        filename: localSlices.entryFile,
        exposes: { './spa': './src/spa.tsx' },
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      new LocalPagesPlugin(name, pages),
      new webpack.EntryPlugin(import.meta.dirname, './reload-failed-place.ts', {}),
    ],
    devServer: { port },
  };
}

interface LocalOptions {
  readonly name: string;
  readonly port: number;
  readonly pages: readonly PageRow[];
}

function standalone(base: Configuration, name: string, port: number): Configuration {
  return {
    ...base,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...base.output, publicPath: '/' },
    // What differs after each change, apart: else the largest file, its source map, and its styles would be made and loaded again.
    optimization: { ...base.optimization, splitChunks, runtimeChunk: 'single' },
    plugins: [...(base.plugins ?? []), developmentPage(name)],
    devServer: { port },
  };
}

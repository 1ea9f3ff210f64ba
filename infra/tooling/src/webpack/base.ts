import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';
import { insertChecked, IntegrityPlugin } from './integrity-plugin.js';
import { className } from './placeless/package-paths.js';
import { PlacelessIdsPlugin } from './placeless/placeless-ids-plugin.js';

export type Mode = 'development' | 'production';

/** `webpack serve` is for development, everything else builds for a release. */
export const modeOf = (env: Readonly<Record<string, unknown>> | undefined): Mode =>
  env?.['WEBPACK_SERVE'] || env?.['WEBPACK_WATCH'] ? 'development' : 'production';

/**
 * What every bundle shares: TypeScript compiled by swc, CSS Modules extracted to files (the CSP allows no injected styles),
 * and fonts and pictures as hashed files. `name` prefixes the classes, so that those of two slices on a page never clash.
 * With `hot`, components take over what changes in their files, with React Fast Refresh.
 */
export function baseConfig(name: string, folder: string, mode: Mode, { hot = false } = {}): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: production ? false : 'cheap-module-source-map',
    output: {
      path: join(folder, 'dist'),
      clean: true,
      uniqueName: name,
      publicPath: 'auto',
      // No hashes in names: a release's folder already names its version, and each hash would be part of the first load.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename,
    },
    resolve,
    module: {
      rules: [typeScript(mode, { hot }), styles(name, mode, 'files'), files],
      // Otherwise, each refresh finds every import of a slice again.
      ...(hot && { unsafeCache: true }),
    },
    optimization: {
      ...(production && { moduleIds: false, chunkIds: false }),
      // Explicit, because the default minimizer rewrites emitted HTML, and terser itself takes three times as long.
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // Each pass finds what the one before made possible.
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    // Its loader takes any sheet in the page that has the same name for its own, also one of another slice.
    plugins: [
      new MiniCssExtractPlugin({ filename: `${name}-[name].css`, ...(!hot && { insert: insertChecked }) }),
      ...placeless(mode),
      // The development server shows errors.
      hot ? new ReactRefreshPlugin({ overlay: false }) : new IntegrityPlugin(),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** A release is the same wherever it was built, and doesn’t tell where. */
export const placeless = (mode: Mode): WebpackPluginInstance[] =>
  mode === 'production'
    ? [new PlacelessIdsPlugin(), new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') })]
    : [];

/** Path of fonts and pictures in a build. */
export const assetModuleFilename = 'assets/[name].[contenthash:8][ext]';

/** Resolves imports of `.js` to the `.ts` or `.tsx` source. */
export const resolve: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
};

export function typeScript(mode: Mode, { hot = false } = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh: hot } },
      },
    },
  };
}

/** With `names`, exports only class names, for a build that renders markup. They equal those of the browser's build (`files`). */
export function styles(name: string, mode: Mode, output: 'files' | 'names'): RuleSetRule {
  return {
    test: /\.css$/,
    use: [
      ...(output === 'files' ? [MiniCssExtractPlugin.loader] : []),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            exportOnlyLocals: output === 'names',
            ...(mode === 'production'
              ? {
                  getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, localName: string) =>
                    className(name, resourcePath, localName),
                }
              : { localIdentName: `${name}-[name]__[local]` }),
          },
        },
      },
    ],
  };
}

/** Fonts and pictures, with names that change with their contents. */
export const files: RuleSetRule = { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' };

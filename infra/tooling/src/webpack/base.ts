import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';

export const repositoryRoot = join(import.meta.dirname, '../../../..');

export type Mode = 'development' | 'production';

/** `webpack serve` develops, everything else builds what is released. */
export const modeOf = (env: Readonly<Record<string, unknown>> | undefined): Mode =>
  env?.['WEBPACK_SERVE'] || env?.['WEBPACK_WATCH'] ? 'development' : 'production';

/**
 * What every bundle shares: TypeScript by swc, CSS Modules extracted to files (the CSP allows no injected style), fonts
 * and pictures as hashed files. `name` prefixes the classes, so that two slices on one page cannot share one.
 */
export function baseConfig(name: string, folder: string, mode: Mode): Configuration {
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
      filename: production ? '[name].[contenthash:8].js' : '[name].js',
      chunkFilename: production ? '[name].[contenthash:8].js' : '[name].js',
      assetModuleFilename,
    },
    resolve,
    module: { rules: [typeScript(mode), styles(name, mode, 'files'), files] },
    optimization: {
      // Named explicitly: the default minimizer rewrites emitted HTML, and terser's own engine takes three times as long.
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? '[name].[contenthash:8].css' : '[name].css',
        chunkFilename: production ? '[name].[contenthash:8].css' : '[name].css',
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Where fonts and pictures lie in a build. */
export const assetModuleFilename = 'assets/[name].[contenthash:8][ext]';

/** How imports are resolved: sources name the `.js` that a `.ts` or `.tsx` would become. */
export const resolve: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.tsx', '.ts', '.js'] },
};

export function typeScript(mode: Mode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      },
    },
  };
}

/** `names`: the classes alone, for a build that makes markup; the same as those in the `files` of the browser's build. */
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
            localIdentName: mode === 'production' ? `${name}-[hash:base64:6]` : `${name}__[name]__[local]`,
          },
        },
      },
    ],
  };
}

/** Fonts and pictures, under names that change with their contents. */
export const files: RuleSetRule = { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' };

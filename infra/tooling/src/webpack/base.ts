import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';

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
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], extensionAlias: { '.js': ['.tsx', '.ts', '.js'] } },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production } },
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: 'css-loader',
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? `${name}-[hash:base64:6]` : `${name}__[name]__[local]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
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

import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { baseConfig, modeOf } from './base.js';
import { developmentPage } from './development-page.js';

/** A single page without federation, for development pages such as the component kit's. */
export function pageConfig(options: { name: string; folder: string; entry: string; title: string; port: number }) {
  return (env?: Readonly<Record<string, unknown>>): Configuration => {
    const base = baseConfig(options.name, options.folder, modeOf(env), { hot: env?.['hot'] === true });
    return {
      ...base,
      entry: { page: options.entry },
      output: { ...base.output, publicPath: '/' },
      plugins: [...(base.plugins ?? []), developmentPage(options.title)],
      devServer: { port: options.port },
    };
  };
}

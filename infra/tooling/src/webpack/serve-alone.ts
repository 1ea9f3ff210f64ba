import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configurationIn } from './configuration.js';

/** Serves a front end without the rest of the site, with reload after each change, until it is stopped. */
export async function serveAlone(folder: string): Promise<number> {
  process.env['NODE_ENV'] = 'development';
  const configuration = await configurationIn(folder, { WEBPACK_SERVE: true });
  await new WebpackDevServer(configuration.devServer, webpack(configuration)).start();
  return 0;
}

import { localSlices } from '@hearthway/contracts/constants';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configurationIn } from './configuration.js';

const host = '127.0.0.1';

export interface ServeOptions {
  readonly folder: string;
  /** The origin of a running site, of which the browser that opens the printed link then shows this slice. Without it, the slice is served alone. */
  readonly into?: string | undefined;
  /** By default the one that its `webpack.config.ts` names. */
  readonly port?: number | undefined;
}

/** Serves a front end until it is stopped. What changes in its sources is refreshed in place, and an error is shown over the page. */
export async function serve({ folder, into, port: askedPort }: ServeOptions): Promise<number> {
  process.env['NODE_ENV'] = 'development';
  const configuration = await configurationIn(folder, { WEBPACK_SERVE: true, hot: true, local: into !== undefined });
  const port = askedPort ?? Number(configuration.devServer?.port);
  const origin = `http://${host}:${port}`;
  const compiler = webpack(configuration);
  const server = new WebpackDevServer(
    {
      ...{ host, port, hot: true, static: false },
      historyApiFallback: into === undefined,
      // Pages of the site, and no other, may use and read what is served.
      ...(into !== undefined && {
        allowedHosts: [host, new URL(into).hostname],
        headers: { 'access-control-allow-origin': into },
      }),
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://${host}:${port}/ws`,
      },
    },
    compiler,
  );
  compiler.hooks.done.tap('hearthway', (stats) => {
    if (!stats.hasErrors()) process.stdout.write('built\n');
  });
  await server.start();
  const link = into === undefined ? origin : linkInto(into, String(configuration.name), origin);
  process.stdout.write(`ready   ${link}\n`);
  return 0;
}

function linkInto(site: string, slice: string, origin: string): string {
  return `${site}/?${new URLSearchParams({ [localSlices.parameter]: `${slice}@${origin}` }).toString()}`;
}

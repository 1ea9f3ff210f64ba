import { localSlices } from '@hearthway/contracts/constants';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { report } from './build-front-end.js';
import { configurationIn } from './configuration.js';

const host = '127.0.0.1';

interface ServeOptions {
  readonly folder: string;
  /** The origin of a running site, of which the browser that opens the printed link then shows this slice. Without it, the slice is served alone. */
  readonly into?: string | undefined;
  /** By default the one that its `webpack.config.ts` names. */
  readonly port?: number | undefined;
}

/** Serves a front end until it is stopped. What changes in its sources is refreshed in place, and errors are shown over the page. */
export async function serve({ folder, into, port: askedPort }: ServeOptions): Promise<number> {
  process.env['NODE_ENV'] = 'development';
  const configuration = await configurationIn(folder, { WEBPACK_SERVE: true, hot: true, local: into !== undefined });
  const port = askedPort ?? Number(configuration.devServer?.port);
  const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'error' } });
  keepLastGood(compiler);
  compiler.hooks.done.tap('serve', (stats) => void report(null, stats));
  const server = new WebpackDevServer(
    {
      ...{ host, port, hot: true, static: false },
      devMiddleware: { stats: 'none' },
      historyApiFallback: into === undefined,
      // Pages of the site, and no others, may use and read what is served.
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
  await server.start();
  const origin = `http://${host}:${port}`;
  process.stdout.write(`ready   ${into === undefined ? origin : linkInto(into, String(configuration.name), origin)}\n`);
  return 0;
}

/** Otherwise, while a file has an error, styles that only it imports would be gone. The first build always counts, so that its errors are shown. */
function keepLastGood(compiler: Compiler): void {
  let isGood = false;
  compiler.hooks.done.tap('serve', (stats) => {
    if (isGood || stats.hasErrors()) return;
    isGood = true;
    new webpack.NoEmitOnErrorsPlugin().apply(compiler);
  });
}

function linkInto(site: string, slice: string, origin: string): string {
  return `${site}/?${new URLSearchParams({ [localSlices.parameter]: `${slice}@${origin}` }).toString()}`;
}

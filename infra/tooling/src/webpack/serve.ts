import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { localSlices } from '@hearthway/contracts/constants';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';
import { report } from './build-front-end.js';
import { configurationIn } from './configuration.js';

const host = '127.0.0.1';

interface ServeOptions {
  readonly folder: string;
  /** The origin of a running site, of which the browser that opens the printed link then shows this slice. Without it, the slice is served alone. */
  readonly into?: string | undefined;
  /** By default the one that its `webpack.config.ts` names. */
  readonly port?: number | undefined;
  /** Where browsers find what is served, if not at that port of this machine. */
  readonly origin?: string | undefined;
}

/** Serves a front end until it is stopped. What changes in its sources is refreshed in place, and errors are shown over the page. */
export async function serve(options: ServeOptions): Promise<number> {
  const { folder, into } = options;
  process.env['NODE_ENV'] = 'development';
  const configuration = await configurationIn(folder, { WEBPACK_SERVE: true, hot: true, local: into !== undefined });
  const usual = configuration.devServer;
  if (!usual) throw new Error(`${folder} isn’t served by itself, but with the whole system: npm run dev`);
  const { port = Number(usual.port) } = options;
  const { origin = `http://${host}:${port}` } = options;
  await requireFree(port);
  const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'error' } });
  keepLastGood(compiler);
  compiler.hooks.done.tap('serve', (stats) => void report(null, stats));
  const server = new WebpackDevServer(
    {
      ...{ host, port, hot: true, static: false, historyApiFallback: true },
      ...(into !== undefined && forPagesOf(into, origin)),
      devMiddleware: { stats: 'none' },
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `${origin.replace(/^http/, 'ws')}/ws`,
      },
    },
    compiler,
  );
  await server.start();
  process.stdout.write(`ready   ${into === undefined ? origin : linkInto(into, String(configuration.name), origin)}\n`);
  return 0;
}

/** Because the development server, asked to listen where something does, ends the process with a trace. */
async function requireFree(port: number): Promise<void> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  if (!isFree) throw new Error(`Port ${port} is in use. Stop what listens there, or choose another one with --port`);
}

/** What makes pages of the site, and no others, use and read what is served. */
function forPagesOf(site: string, origin: string): Configuration {
  return {
    historyApiFallback: false,
    allowedHosts: [new URL(origin).hostname, new URL(site).hostname],
    headers: { 'access-control-allow-origin': site },
    setupMiddlewares: (middlewares) => [
      {
        name: 'scripts-of-the-site',
        middleware: ({ headers, url }: IncomingMessage, response: ServerResponse, next: () => void) => {
          const couldBeRead = headers['sec-fetch-dest'] === 'script' && headers['sec-fetch-mode'] === 'no-cors';
          // The entry, which has nothing of the sources, is loaded by the shell as from its own origin.
          if (!couldBeRead || url === `/${localSlices.entryFile}`) next();
          else response.writeHead(403).end();
        },
      },
      ...middlewares,
    ],
  };
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

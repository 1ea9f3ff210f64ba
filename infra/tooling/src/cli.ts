/** `hearthway <command>`: builds, serves, or releases what is in the current folder. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

const usage = `hearthway works on the front end or the process in the current folder.

  hearthway build [--output <folder>] [--watch]   Build it, to dist unless another folder is named.
  hearthway dev [--port <number>]                 Serve a front end alone, without the rest of the site.
  hearthway dev --into <address> [--port <number>] [--origin <address>]
                                                  Serve a slice into a running site, for this browser only. The origin
                                                  is where that finds it, if not at a port of this machine.
  hearthway release <command>                     Publish and release it. See hearthway release --help.
`;

async function run(command: string | undefined, args: string[]): Promise<number> {
  const folder = process.cwd();
  switch (command) {
    case 'build':
      return build(folder, args);
    case 'dev':
      return dev(folder, args);
    case 'release': {
      const { release } = await import('./release/index.js');
      return release(args, { folder, environment: process.env, signal: interruption() });
    }
    case 'help':
    case '--help':
    case undefined:
      process.stdout.write(usage);
      return 0;
    default:
      throw new UsageError(`There is no command ${command}`);
  }
}

async function build(folder: string, args: string[]): Promise<number> {
  const { output, watch } = optionsIn(args, { output: { type: 'string' }, watch: { type: 'boolean' } });
  if (existsSync(join(folder, 'src/main.ts'))) {
    const { buildService } = await import('./build-service.js');
    await buildService({ folder, output, watch });
    return 0;
  }
  const { buildFrontEnd } = await import('./webpack/build-front-end.js');
  return buildFrontEnd({ folder, output, watch });
}

async function dev(folder: string, args: string[]): Promise<number> {
  const string = { type: 'string' } as const;
  const { into, port, origin } = optionsIn(args, { into: string, port: string, origin: string });
  const addresses = {
    into: into === undefined ? into : originOf(into),
    origin: origin === undefined ? origin : originOf(origin),
  };
  const options = { folder, ...addresses, port: port === undefined ? port : portOf(port) };
  const { serve } = await import('./webpack/serve.js');
  return serve(options);
}

/** Aborts on the first Ctrl+C, so that what was begun is cleaned up. The second ends the program at once. */
function interruption(): AbortSignal {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));
  return asked.signal;
}

function originOf(address: string): string {
  const { origin = 'null' } = URL.parse(address) ?? {};
  if (/^https?:/.test(origin)) return origin;
  throw new UsageError(`${address} is no address of a site. Name one such as http://localhost:8080`);
}

function portOf(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UsageError(`${text} is no port`);
}

class UsageError extends Error {}

function optionsIn<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  const [command, ...args] = process.argv.slice(2);
  process.exitCode = await run(command, args);
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${isUsage ? `\n${usage}` : ''}`);
  process.exitCode = isUsage ? 2 : 1;
}

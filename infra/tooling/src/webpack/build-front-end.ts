import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { configurationIn } from './configuration.js';

/**
 * Builds a front end as its `webpack.config.ts` says, by default to `dist`. The same sources give the same files, wherever the
 * folder and its packages lie. Prints `built` after each success; with `watch`, never ends.
 * @returns the exit code
 */
export async function buildFrontEnd(options: {
  readonly folder: string;
  readonly output?: string | undefined;
  readonly watch?: boolean | undefined;
}): Promise<number> {
  const { folder, watch = false } = options;
  const output = resolve(folder, options.output ?? 'dist');
  if (options.output !== undefined) requireReplaceable(output);
  // Some loaders and packages look at it.
  process.env['NODE_ENV'] = watch ? 'development' : 'production';
  const configuration = await configurationIn(folder, { WEBPACK_WATCH: watch });
  // webpack does not overwrite existing files of the same name, whatever build they are from.
  rmSync(output, { recursive: true, force: true });
  const compiler = webpack({ ...configuration, output: { ...configuration.output, path: output } });
  return new Promise((done) => {
    if (watch) compiler.watch({}, report);
    else compiler.run((error, stats) => compiler.close(() => done(report(error, stats))));
  });
}

/** Only an earlier build is deleted, whatever folder is named. */
function requireReplaceable(output: string): void {
  if (!existsSync(output) || readdirSync(output).length === 0 || existsSync(join(output, 'build.json'))) return;
  throw new Error(`${output} has files that are no build. Name an empty folder`);
}

/** Prints `built`, or what is wrong. @returns the exit code */
export function report(error: Error | null, stats: Stats | undefined): number {
  const failed = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
  if (failed === undefined) process.stdout.write('built\n');
  else process.stderr.write(`${failed}\n`);
  return failed === undefined ? 0 : 1;
}

/** `tsx build.ts <slice> [--watch]`: runs a front end's webpack configuration. Prints `built` after each successful build. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type Stats } from 'webpack';

interface ConfigurationModule {
  default: (env: Readonly<Record<string, unknown>>) => Configuration;
}

const repositoryRoot = join(import.meta.dirname, '../../../..');
const [slice, flag] = process.argv.slice(2);
if (!slice) throw new Error('Name the front end to build');
const watch = flag === '--watch';
const file = pathToFileURL(join(repositoryRoot, slice, 'webpack.config.ts')).href;
// webpack does not overwrite existing files of the same name, whatever build they are from.
rmSync(join(repositoryRoot, slice, 'dist'), { recursive: true, force: true });
const { default: configuration } = (await import(file)) as ConfigurationModule;
const compiler = webpack(configuration({ WEBPACK_WATCH: watch }));

if (watch) compiler.watch({}, report);
else compiler.run((error, stats) => report(error, stats));

function report(error: Error | null, stats: Stats | undefined): void {
  const failed = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
  if (failed) {
    process.stderr.write(`${failed.message}\n`);
    if (!watch) process.exitCode = 1;
  } else {
    process.stdout.write('built\n');
  }
  if (!watch) compiler.close(() => undefined);
}

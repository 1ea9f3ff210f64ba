/**
 * `tsx build.ts <folder> [--watch]`: runs a front end's webpack configuration, and refuses what could not be released. Prints
 * `built` after each successful build. The only way to build a front end, so that the same source gives the same release.
 */
import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBuild } from '@hearthway/releases/publish';
import webpack, { type Configuration, type Stats } from 'webpack';
import { repositoryRoot } from './base.js';

interface ConfigurationModule {
  default: (env: Readonly<Record<string, unknown>>) => Configuration;
}

const [path, flag] = process.argv.slice(2);
if (!path) throw new Error('Name the folder of the front end to build');
const folder = resolve(repositoryRoot, path);
const watch = flag === '--watch';
// Libraries and loaders look at it; the same source must give the same release whoever starts the build.
if (!watch) process.env['NODE_ENV'] = 'production';
const file = pathToFileURL(join(folder, 'webpack.config.ts')).href;
// webpack does not overwrite existing files of the same name, whatever build they are from.
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });
const { default: configuration } = (await import(file)) as ConfigurationModule;
const compiler = webpack(configuration({ WEBPACK_WATCH: watch }));

if (watch) compiler.watch({}, (error, stats) => void report(error, stats));
else compiler.run((error, stats) => void report(error, stats));

async function report(error: Error | null, stats: Stats | undefined): Promise<void> {
  try {
    if (error) throw error;
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
    // Meant for studying a build; browsers should not be able to load it.
    rmSync(join(dist, 'mf-manifest-stats.json'), { force: true });
    await checkBuild(basename(folder), dist);
    process.stdout.write('built\n');
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
    if (!watch) process.exitCode = 1;
  }
  if (!watch) compiler.close(() => undefined);
}

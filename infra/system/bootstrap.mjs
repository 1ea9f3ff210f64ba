/**
 * Runs in a fresh clone, so it uses nothing but Node. It installs what the lockfile names, bundles this folder's command
 * line, and hands over to it in the same process. It can be stopped at any moment.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runToEnd, runToEndWithRetries } from './run-to-end.mjs';
import { listenForStop } from './stop-request.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const stopAsked = listenForStop();

process.chdir(root);
try {
  await install();
  await bundleCommandLine();
  const { runCommandLine } = await import(pathToFileURL(join(root, 'infra/system/dist/cli.js')).href);
  process.exitCode = await runCommandLine(process.argv.slice(2), process.env, stopAsked);
} catch (error) {
  fail(error.message);
}

async function install() {
  if (isInstalled()) return;
  const started = Date.now();
  // Not on stdout, which is for what a command answers.
  process.stderr.write('packages   installing what package-lock.json names …\n');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { end, errors } = await runToEndWithRetries([...npm, 'ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    signal: stopAsked,
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (end !== 0) {
    throw new Error(
      `The packages could not be installed (npm ci ended with ${end}).\n` +
        `Check the network and the npm registry setting, then start again. npm said:\n${reasonOf(errors)}`,
    );
  }
  process.stderr.write(`packages   installed in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** The first lines of npm's output, which say what is wrong. Its stack trace helps nobody. */
function reasonOf(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !/^npm error\s+at /.test(line));
  return lines.slice(0, 5).join('\n');
}

/** Whether npm's record of node_modules has every package of the lockfile in the same version. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, { optional }]) => path.startsWith('node_modules/') && !optional)
    .every(([path, { version }]) => installed[path] && installed[path].version === version);
}

async function bundleCommandLine() {
  // Runs esbuild's binary, because its JavaScript API would keep a helper process running.
  const command = [
    join(root, 'node_modules/.bin/esbuild'),
    join(root, 'infra/system/src/cli.ts'),
    '--bundle',
    '--platform=node',
    '--target=node24',
    '--format=esm',
    '--splitting',
    '--log-level=error',
    `--outdir=${join(root, 'infra/system/dist')}`,
    '--external:esbuild',
    '--external:@playwright/test',
    '--external:@node-rs/*',
    '--external:pino-pretty',
    '--external:kerberos',
    '--external:@mongodb-js/zstd',
    '--external:@aws-sdk/credential-providers',
    '--external:gcp-metadata',
    '--external:snappy',
    '--external:socks',
    '--external:aws4',
    '--external:mongodb-client-encryption',
    '--external:pg-native',
    "--banner:js=import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  ];
  const { end } = await runToEnd(command, { signal: stopAsked, cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (end !== 0) throw new Error('The command line could not be built; the reason is above.');
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Prints the path of the Node that everything here runs on: the current one if it is new enough, else one from npm in the
 * user's cache folder. Runs on any Node from 18 on, before anything is installed.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runToEndWithRetries } from './run-to-end.mjs';
import { listenForStop } from './stop-request.mjs';

const minimumMajor = 24;
const version = '24.21.0';

try {
  process.stdout.write(await findNode());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= minimumMajor) return process.execPath;
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hearthway', 'node');
  const folder = join(cache, version);
  if (!existsSync(folder)) await install(cache, folder);
  return programIn(folder);
}

function programIn(folder) {
  return join(folder, 'node_modules', 'node', 'bin', 'node');
}

/** Installs under another name and renames when complete. If two install at once, the first to finish wins. */
async function install(cache, folder) {
  const started = Date.now();
  process.stderr.write(`node       this is Node ${process.versions.node}; fetching ${version} from npm (once) …\n`);
  removeLeftovers(cache);
  const building = `${folder}.${process.pid}`;
  mkdirSync(building, { recursive: true });
  try {
    await fetchNode(building);
    renameUnlessThere(building, folder);
  } finally {
    rmSync(building, { recursive: true, force: true });
  }
  process.stderr.write(`node       fetched in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

async function fetchNode(folder) {
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const command = [...npm, 'install', `node@${version}`, '--no-save', '--no-package-lock', '--no-workspaces'];
  const { end, errors } = await runToEndWithRetries(
    [...command, '--ignore-scripts=false', '--loglevel=error', `--prefix=${folder}`],
    {
      signal: listenForStop(),
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (end !== 0 || !existsSync(programIn(folder))) {
    throw new Error(
      `Hearthway needs Node ${minimumMajor} or newer; this is ${process.versions.node}, and npm could not fetch ${version} (${end}).\n` +
        `Install Node ${minimumMajor} (see .nvmrc), or check the network and the npm registry setting. npm said:\n${errors.trim()}`,
    );
  }
}

function renameUnlessThere(building, folder) {
  try {
    renameSync(building, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/** Removes what a killed installation left behind. */
function removeLeftovers(cache) {
  const names = existsSync(cache) ? readdirSync(cache) : [];
  for (const name of names) {
    const [, pid] = /^\d+\.\d+\.\d+\.(\d+)$/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

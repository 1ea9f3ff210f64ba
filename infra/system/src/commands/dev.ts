import type { ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dataFolderOf, hearthway, repositoryRoot } from '../paths.js';
import { freePorts } from '../processes/free-ports.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';
import { serveSlice } from '../processes/served-slice.js';
import { releaseBuild } from '../releases/release-build.js';
import { replaceSignal } from '../running.js';
import { startSystem, type RunningSystem } from '../start-system.js';
import { supervise } from '../supervise.js';
import { frontEnds, services } from '../system.js';
import { announce, report, requireFreePort, stopSystem } from './start.js';

const shell = 'shell';

/**
 * `npm run dev`: like `npm start`, but changed services are bundled and restarted. What changes in a slice is refreshed in place in
 * every browser; a changed shell is built and released.
 */
export async function dev(
  _args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const port = await requireFreePort(environment);
  const slices = await slicesWithPorts();
  const system = await startSystem({
    dataFolder: dataFolderOf(environment),
    port,
    environment: { LOG_LEVEL: 'debug', ...environment },
    report,
    echo: true,
    signal: stopAsked,
    serviceEnvironment: Object.fromEntries(
      services.map(({ name }) => [
        name,
        { LOG_PRETTY: 'true', ...(name === 'gateway' && { LOCAL_SLICES: slices.map(addressOf).join() }) },
      ]),
    ),
  });
  const replaceAsked = on(process, replaceSignal);
  await announce(system);
  const into = environment['PUBLIC_ORIGIN'] ?? system.url;
  const served = slices.map(({ name, port: own }) => {
    const slice = serveSlice({ folder: join(repositoryRoot, name), port: own, into });
    return { title: `hearthway dev of ${name}`, ...slice };
  });
  const watchers = [
    ...system.services.map((service) => watchService(system, service.name, service.folder, stopAsked)),
    watchShell(system),
  ];
  await Promise.race([Promise.all(served.map(({ listening }) => listening)), once(stopAsked, 'abort')]);
  report(`ready      ${system.url}   (watching; Ctrl+C stops everything)`);
  const lost = await supervise(system, { report, signal: stopAsked, besides: served, replaceAsked });
  // Stopped together with its bundler, which can miss the end of a watcher while it builds.
  for (const slice of served) slice.stop();
  for (const watcher of watchers) signalGroup(watcher, 'SIGTERM');
  await stopSystem(system);
  if (lost === undefined) return 0;
  throw new Error(
    `${lost}. Everything was stopped; the logs are in ${system.folders.logs} and ${system.folders.engines}.`,
  );
}

function watchService(system: RunningSystem, name: string, folder: string, signal: AbortSignal): ChildProcess {
  return watch([hearthway, 'build', '--watch'], join(repositoryRoot, folder), async () => {
    await system.service(name).restart(signal);
    report(`${name} restarted`);
  });
}

interface SlicePort {
  readonly name: string;
  readonly port: number;
}

/** All but the shell, which loads them. */
async function slicesWithPorts(): Promise<SlicePort[]> {
  const names = frontEnds.filter((name) => name !== shell);
  const ports = await freePorts(names.length);
  return names.map((name, index) => ({ name, port: ports[index] ?? 0 }));
}

const addressOf = ({ name, port }: SlicePort): string => `${name}@http://127.0.0.1:${port}`;

function watchShell(system: RunningSystem): ChildProcess {
  // Not in its own dist, where the next start would have to build it again for a release.
  const root = join(system.folders.root, 'development');
  const output = join(root, shell, 'dist');
  // An unfinished build would be in the way.
  rmSync(output, { recursive: true, force: true });
  return watch([hearthway, 'build', '--watch', '--output', output], join(repositoryRoot, shell), async () => {
    if (await releaseBuild({ registry: system.registry, report, root }, shell)) report(`${shell} released`);
  });
}

/**
 * Runs a watching build and calls `afterBuild` after each successful one, except the first, which only repeats what was
 * just started. Builds that finish during a call lead to one more call.
 */
function watch(args: readonly string[], folder: string, afterBuild: () => Promise<void>): ChildProcess {
  const child = spawnFollowingNode(args, { folder, environment: process.env, errors: 'inherit' });
  let builds = 0;
  let followed = 1;
  let working = false;
  const follow = async () => {
    if (working) return;
    working = true;
    while (followed < builds) {
      followed = builds;
      await afterBuild().catch((error: unknown) => report(String(error)));
    }
    working = false;
  };
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line !== 'built') return;
      builds += 1;
      void follow();
    });
  }
  return child;
}

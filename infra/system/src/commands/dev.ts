import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { markStale } from '../build/inputs.js';
import { dataFolderOf, hearthway, repositoryRoot } from '../paths.js';
import { signalGroup, spawnFollowingNode } from '../processes/following-node.js';
import { releaseBuild } from '../releases/release-build.js';
import { startSystem, type RunningSystem } from '../start-system.js';
import { supervise } from '../supervise.js';
import { frontEnds, services } from '../system.js';
import { announce, report, requireFreePort, stopSystem } from './start.js';

/** `npm run dev`: like `npm start`, but changed services are bundled and restarted, changed front ends built and released. */
export async function dev(
  _args: readonly string[],
  environment: NodeJS.ProcessEnv,
  stopAsked: AbortSignal,
): Promise<number> {
  const port = await requireFreePort(environment);
  const system = await startSystem({
    dataFolder: dataFolderOf(environment),
    port,
    environment: { LOG_LEVEL: 'debug', ...environment },
    report,
    echo: true,
    signal: stopAsked,
    serviceEnvironment: Object.fromEntries(services.map(({ name }) => [name, { LOG_PRETTY: 'true' }])),
  });
  await announce(system);
  const watchers = [
    ...system.services.map((service) => watchService(system, service.name, service.folder, stopAsked)),
    ...frontEnds.map((slice) => watchFrontEnd(system, slice)),
  ];
  report(`ready      ${system.url}   (watching; Ctrl+C stops everything)`);
  const lost = await supervise(system, { report, signal: stopAsked });
  // Stopped together with its bundler, which can miss the end of a watcher while it builds.
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

function watchFrontEnd(system: RunningSystem, slice: string): ChildProcess {
  // From here on, its dist contains development builds, which the next start must not release.
  markStale(slice);
  return watch([hearthway, 'build', '--watch'], join(repositoryRoot, slice), async () => {
    if (await releaseBuild({ registry: system.registry, report }, slice)) report(`${slice} released`);
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

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { dataFolderOf, repositoryRoot } from '../paths.js';
import { publishAll, startSystem, type RunningSystem } from '../start-system.js';
import { frontEnds, services } from '../system.js';
import { announce, report, requireFreePort, stopSystem, untilAskedToStop } from './start.js';

/** `npm run dev`: the same system; a changed service is bundled and restarted, a changed front end built and released. */
export async function dev(_args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const port = await requireFreePort(environment);
  const stopAsked = untilAskedToStop();
  const system = await startSystem({
    dataFolder: dataFolderOf(environment),
    port,
    environment: { LOG_LEVEL: 'debug', ...environment },
    report,
    echo: true,
    signal: stopAsked.signal,
    serviceEnvironment: Object.fromEntries(services.map(({ name }) => [name, { LOG_PRETTY: 'true' }])),
  });
  announce(system);
  const watchers = [
    ...services.map((service) => watchService(system, service.name, service.folder)),
    ...frontEnds.map((slice) => watchFrontEnd(system, slice)),
  ];
  report(`ready      ${system.url}   (watching; Ctrl+C stops everything)`);
  await stopAsked.promise;
  for (const watcher of watchers) watcher.kill('SIGTERM');
  await stopSystem(system);
  return 0;
}

function watchService(system: RunningSystem, name: string, folder: string) {
  const script = 'infra/tooling/src/build-service.ts';
  return watch([script, join(repositoryRoot, folder), '--watch'], async () => {
    await system.service(name).stop();
    await system.service(name).start();
    report(`${name} restarted`);
  });
}

function watchFrontEnd(system: RunningSystem, slice: string) {
  return watch(['infra/tooling/src/webpack/build.ts', slice, '--watch'], async () => {
    await publishAll(system.folders, [slice]);
    report(`${slice} released`);
  });
}

/** Runs a watching build; the work follows each good build but the first, which only repeats what has just started. */
function watch(args: readonly string[], afterBuild: () => Promise<void>) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let builds = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line !== 'built') return;
    builds += 1;
    if (builds > 1) afterBuild().catch((error: unknown) => report(String(error)));
  });
  return child;
}

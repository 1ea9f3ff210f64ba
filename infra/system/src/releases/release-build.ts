import { deploy, listDeployments, readSite } from '@hearthway/contracts/releases';
import { publishBuild, RegistryError, type RegistryClient } from '@hearthway/tooling/release';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { frontEnds, localEnvironment, releasedProcesses } from '../system.js';
import { isReleasedAtStart, localBuild } from './released-at-start.js';

interface Releasing {
  readonly registry: RegistryClient;
  readonly report: (line: string) => void;
  /** Where the folders are in whose `dist` the builds are. */
  readonly root?: string;
}

interface Build {
  readonly slice: string;
  readonly version: string;
}

/** Publishes what the last build of each front end made, all at once: they wait for disk and compression. */
export function publishBuilds(releasing: Releasing): Promise<Build[]> {
  return Promise.all(frontEnds.map((slice) => publish(releasing, slice)));
}

/**
 * Releases builds that are published. A page that moves from one front end to another is free once that where it was is released:
 * so those that are refused are tried again after the others. What is refused even then stays as it is.
 */
export async function releaseBuilds(releasing: Releasing, builds: readonly Build[]): Promise<void> {
  const refused = new Map<Build, string>();
  for (const build of builds) {
    await makeLive(releasing, build).catch((error: unknown) => {
      if (!isRefusal(error, 'deployment.refused')) throw error;
      refused.set(build, error.message);
    });
  }
  if (refused.size > 0 && refused.size < builds.length) {
    await releaseBuilds(releasing, [...refused.keys()]);
    return;
  }
  for (const [{ slice }, message] of refused) releasing.report(`release    ${slice} stays as it is. ${message}`);
}

/** Records the processes that the last builds made as live, whatever the gate finds: they run anyway. */
export async function recordProcesses({ registry, root = repositoryRoot }: Releasing): Promise<void> {
  const environment = localEnvironment;
  const { services: recorded } = await registry.call(readSite, { params: { environment } });
  const record = async ({ slice, folder }: { slice: string; folder: string }) => {
    const { version } = await publishBuild(registry, { slice, build: join(root, folder, 'dist') });
    if (recorded.some((one) => one.slice === slice && one.version === version)) return;
    const body = { action: 'release', version, reason: localBuild, force: true } as const;
    await registry.call(deploy, { params: { environment, slice }, body });
  };
  await Promise.all(releasedProcesses.map(record));
}

/** Publishes what a front end's last build made, and makes it live unless somebody decided otherwise. @returns whether it is */
export async function releaseBuild(releasing: Releasing, slice: string): Promise<boolean> {
  return makeLive(releasing, await publish(releasing, slice));
}

async function publish({ registry, root = repositoryRoot }: Releasing, slice: string): Promise<Build> {
  const { version } = await publishBuild(registry, { slice, build: join(root, slice, 'dist') });
  return { slice, version };
}

async function makeLive(releasing: Releasing, { slice, version }: Build): Promise<boolean> {
  const { registry, report } = releasing;
  const environment = localEnvironment;
  const params = { environment, slice };
  const { revision, slices } = await registry.call(readSite, { params: { environment } });
  const live = slices.find((one) => one.slice === slice)?.version;
  if (version === live) return true;
  const changes = await registry.call(listDeployments, { params: { environment }, query: { slice, limit: 500 } });
  if (isReleasedAtStart(version, changes)) {
    try {
      await registry.call(deploy, { params, body: { action: 'release', version, reason: localBuild, revision } });
      return true;
    } catch (error) {
      // Somebody may have decided otherwise in this moment.
      if (isRefusal(error, 'deployment.outdated')) return makeLive(releasing, { slice, version });
      throw error;
    }
  }
  report(
    `release    ${slice} stays at ${live ?? 'nothing'}, as ${changes[0]?.author ?? 'somebody'} decided; for this build: npm run release -- release ${slice} ${version}`,
  );
  return false;
}

const isRefusal = (error: unknown, code: string): error is RegistryError =>
  error instanceof RegistryError && error.problem.code === code;

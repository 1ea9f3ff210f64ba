import { deploy, listDeployments, readSite } from '@hearthway/contracts/releases';
import { publishBuild, type RegistryClient } from '@hearthway/tooling/release';
import { join } from 'node:path';
import { repositoryRoot } from '../paths.js';
import { localEnvironment } from '../system.js';
import { isReleasedAtStart, localBuild } from './released-at-start.js';

/** Publishes what a front end's last build made, and makes it live unless somebody decided otherwise. @returns whether it is */
export async function releaseBuild(
  registry: RegistryClient,
  slice: string,
  report: (line: string) => void,
): Promise<boolean> {
  const { version } = await publishBuild(registry, { slice, build: join(repositoryRoot, slice, 'dist') });
  const environment = localEnvironment;
  const params = { environment, slice };
  const { slices } = await registry.call(readSite, { params: { environment } });
  const live = slices.find((one) => one.slice === slice)?.version;
  if (version === live) return true;
  const changes = await registry.call(listDeployments, { params: { environment }, query: { slice, limit: 500 } });
  if (isReleasedAtStart(version, changes)) {
    await registry.call(deploy, { params, body: { action: 'release', version, reason: localBuild } });
    return true;
  }
  report(
    `release    ${slice} stays at ${live ?? 'nothing'}, as ${changes[0]?.author ?? 'somebody'} decided; for this build: npm run release -- release ${slice} ${version}`,
  );
  return false;
}

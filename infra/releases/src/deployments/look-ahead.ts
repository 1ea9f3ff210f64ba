import { describeError, type Logger } from '@hearthway/service-kit';
import pLimit from 'p-limit';
import type { ReleaseKey } from '../published/index.js';
import type { DeploymentStore } from './deployment-store.js';
import type { Gate } from './gate.js';

interface Dependencies {
  readonly deployments: Pick<DeploymentStore, 'findSite'>;
  readonly gate: Gate;
  /** Origins by name. */
  readonly environments: ReadonlyMap<string, string>;
  readonly logger: Logger;
}

/** Looks at a release as soon as it is published, where its slice is live, so that nobody waits for that when it is released. */
export function createLookAhead({ deployments, gate, environments, logger }: Dependencies) {
  const inTurn = pLimit(1);
  const underWay = new Set<Promise<void>>();
  /** By slice. Of several that wait, nobody waits for the older ones. */
  const newest = new Map<string, string>();
  let isStopped = false;

  async function look(environment: string, release: ReleaseKey): Promise<void> {
    if (isStopped || newest.get(release.slice) !== release.version) return;
    const site = await deployments.findSite(environment);
    const isLive = [...site.slices, ...site.services].some(({ slice }) => slice === release.slice);
    if (isLive) await gate.check({ site, ...release });
  }

  return {
    begin(release: ReleaseKey): void {
      newest.set(release.slice, release.version);
      for (const environment of environments.keys()) {
        const looking = inTurn(look, environment, release).catch((error: unknown) =>
          logger.warn({ ...release, environment, reason: describeError(error) }, 'cannot look at a new release'),
        );
        underWay.add(looking);
        void looking.finally(() => underWay.delete(looking));
      }
    },
    async stop(): Promise<void> {
      isStopped = true;
      await Promise.all(underWay);
    },
  };
}

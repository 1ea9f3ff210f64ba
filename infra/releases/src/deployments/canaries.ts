import type { LiveSite } from '@hearthway/contracts/releases';
import { AppError } from '@hearthway/service-kit';
import { deploy, type DeployDependencies } from './deploy.js';
import type { DeploymentStore } from './deployment-store.js';

/** A canary, and what it is compared with. */
export interface LiveCanary {
  readonly environment: string;
  readonly slice: string;
  readonly canary: string;
  readonly live: string;
  /** Since when browsers get it, with whatever share. */
  readonly since: Date;
  /** Whether that was so before, too. */
  readonly isRepeated: boolean;
  /** Of the environment, when this was so. */
  readonly revision: number;
}

export interface Canaries {
  /** Those of an environment. */
  find(environment: string): Promise<LiveCanary[]>;
  /** @returns whether it was this call that took it back: nothing happens if anything in the environment has changed meanwhile */
  takeBack(canary: LiveCanary, reason: string, correlationId: string): Promise<boolean>;
}

/** Who takes canaries back, in the history. */
const author = 'health';

export function createCanaries(dependencies: DeployDependencies): Canaries {
  const { deployments } = dependencies;
  return {
    async find(environment) {
      const site = await deployments.findSite(environment);
      const found = await Promise.all(site.slices.map((one) => liveCanary(deployments, site, one)));
      return found.filter((one) => one !== undefined);
    },
    async takeBack({ environment, slice, revision }, reason, correlationId) {
      const request = { action: 'rollback', revision, reason } as const;
      try {
        await deploy(dependencies, { environment, slice, request, author, correlationId });
        return true;
      } catch (error) {
        if (error instanceof AppError && error.code === 'deployment.outdated') return false;
        throw error;
      }
    },
  };
}

const mostChanges = 50;

async function liveCanary(
  deployments: Pick<DeploymentStore, 'findDeployments'>,
  { environment, revision }: LiveSite,
  { slice, version, canary }: LiveSite['slices'][number],
): Promise<LiveCanary | undefined> {
  if (!canary) return undefined;
  const changes = await deployments.findDeployments(environment, { slice, limit: mostChanges });
  const other = changes.findIndex((change) => change.version !== version || change.canary?.version !== canary.version);
  const began = other < 0 ? changes.length : other;
  const first = changes.slice(0, began).at(-1);
  if (!first) return undefined;
  const isRepeated = changes.slice(began).some((change) => change.canary?.version === canary.version);
  return { environment, slice, canary: canary.version, live: version, since: new Date(first.at), isRepeated, revision };
}

import type { CurrentReleases, Deployment, Release } from '@hearthway/contracts/releases';
import {
  afterRecord,
  digestOfRelease,
  distrustOf,
  nothingTrusted,
  readCurrent,
  readDeploymentsAfter,
  readRelease,
  releaseKey,
  type Trust,
  type TrustedReleases,
} from '@hearthway/releases';
import type { Logger } from '@hearthway/service-kit';

export interface FollowedReleases {
  /** What is live now, and the deployments since what was last taken over. */
  read(): Promise<FollowedChange>;
}

export interface FollowedChange {
  readonly current: CurrentReleases;
  readonly deployments: readonly Deployment[];
  /** @throws Error if the release is not the one that was signed */
  readonly readRelease: (slice: string, version: string) => Promise<Release>;
  /** Without it, the next `read` gives the same deployments again. */
  readonly takeOver: () => void;
}

export interface FollowedReleasesOptions {
  readonly store: string;
  /** Without it, everything in the store counts. */
  readonly trust: Trust | undefined;
  readonly logger: Logger;
}

/**
 * What the records of a store make live. With a root key, only records count that a credential for their slice signed, so that
 * nobody can release another team’s slice by writing into the store.
 */
export function createFollowedReleases({ store, trust, logger }: FollowedReleasesOptions): FollowedReleases {
  let seen = 0;
  let trusted: TrustedReleases = nothingTrusted;
  let reported = 0;

  async function readAll(): Promise<FollowedChange> {
    const current = await readCurrent(store);
    const deployments = await readDeploymentsAfter(store, seen);
    return {
      current,
      deployments,
      readRelease: (slice, version) => readRelease(store, slice, version),
      takeOver: () => void (seen = current.revision),
    };
  }

  async function readTrusted(root: Trust): Promise<FollowedChange> {
    const records = await readDeploymentsAfter(store, seen);
    const deployments: Deployment[] = [];
    let next = trusted;
    for (const record of records) {
      const reason = await distrustOf(store, root, record);
      if (reason === undefined) {
        deployments.push(record);
        next = afterRecord(next, record);
      } else if (record.revision > reported) {
        const { revision, slice, version } = record;
        logger.error({ revision, slice, version, reason }, 'a deployment does not count');
      }
    }
    const revision = records.at(-1)?.revision ?? seen;
    reported = Math.max(reported, revision);
    return {
      current: { ...next, revision },
      deployments,
      async readRelease(slice, version) {
        const release = await readRelease(store, slice, version);
        if (next.digests.get(releaseKey(slice, version)) === digestOfRelease(release)) return release;
        throw new Error(`The description of ${slice} ${version} is not the one that was signed`);
      },
      takeOver() {
        seen = revision;
        trusted = next;
      },
    };
  }

  return { read: () => (trust ? readTrusted(trust) : readAll()) };
}

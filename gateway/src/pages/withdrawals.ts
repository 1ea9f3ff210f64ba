import { ownValue } from '@hearthway/contracts/own-value';
import type { CurrentReleases, Deployment } from '@hearthway/contracts/releases';
import { assetUrl } from './site.js';

export interface Withdrawals {
  /** Takes over deployments, oldest first. */
  follow(deployments: readonly Deployment[]): void;
  /** The addresses of the releases that were taken back and are not live again. */
  addresses(live: CurrentReleases['slices']): string[];
}

/** Tabs that run an older one have been open for long, and their files may be gone. */
const mostPerSlice = 20;

/** The versions of slices that a rollback took back. Tabs that run one should not go on with it. */
export function createWithdrawals(): Withdrawals {
  const versions = new Map<string, Set<string>>();
  return {
    follow(deployments) {
      for (const { kind, slice, version, replaced } of deployments) {
        const ofSlice = versions.get(slice) ?? new Set();
        versions.set(slice, ofSlice);
        ofSlice.delete(version);
        if (kind !== 'rollback' || replaced === undefined) continue;
        ofSlice.delete(replaced);
        ofSlice.add(replaced);
        const [oldest] = ofSlice;
        if (ofSlice.size > mostPerSlice && oldest) ofSlice.delete(oldest);
      }
    },
    addresses: (live) =>
      [...versions].flatMap(([slice, ofSlice]) =>
        [...ofSlice]
          .filter((version) => ownValue(live, slice) !== version)
          .map((version) => assetUrl({ slice, version }, '')),
      ),
  };
}

import { ownValue } from '@hearthway/contracts/own-value';
import { deploy, openSigner, readCurrent, ReleaseError } from '@hearthway/releases';
import { createRepeatedTask, type Logger, type RepeatedTask } from '@hearthway/service-kit';
import type { LiveSite } from '../pages/live-site.js';
import { windowMilliseconds, type SliceHealth } from './slice-health.js';
import { faultOf } from './verdict.js';

export interface CanaryWatchOptions {
  readonly store: string;
  readonly site: Pick<LiveSite, 'versions' | 'canaries'>;
  readonly health: SliceHealth;
  /** What the gateway signs with. Without one, its rollbacks count only where signatures aren’t required. */
  readonly token: string | undefined;
  readonly logger: Logger;
  readonly pauseMilliseconds?: number;
}

/** Judges every canary at the end of each window, and takes back one that is bad. */
export function createCanaryWatch(options: CanaryWatchOptions): RepeatedTask {
  const { store, site, health, token, logger, pauseMilliseconds = windowMilliseconds } = options;
  return createRepeatedTask({ name: 'a judgment of canaries', logger, pauseMilliseconds, run: judge });

  async function judge(): Promise<void> {
    const live = site.versions();
    health.forgetOthers();
    for (const { slice, version } of site.canaries()) {
      const stable = ownValue(live, slice);
      if (stable === undefined) continue;
      const reason = faultOf(health.sample(slice, version), health.sample(slice, stable));
      if (reason !== undefined) await takeBack(slice, version, reason);
    }
  }

  async function takeBack(slice: string, version: string, reason: string): Promise<void> {
    const { revision, slices, canaries = {} } = await readCurrent(store);
    const stable = ownValue(slices, slice);
    // Another gateway or a person was faster.
    if (ownValue(canaries, slice)?.version !== version || stable === undefined) return;
    const signer = token === undefined ? undefined : await openSigner(store, token, Date.now());
    const change = { store, slice, version: stable, kind: 'rollback', author: 'gateway', reason } as const;
    try {
      await deploy({ ...change, ...(signer && { signer }), expectedRevision: revision });
      logger.error({ slice, version, reason }, 'a canary was taken back');
    } catch (error) {
      // The next window tries again, if it is still there.
      if (!(error instanceof ReleaseError) || error.code !== 'release.conflict') throw error;
    }
  }
}

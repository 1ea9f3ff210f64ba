import type { LiveSlice, SliceChange } from '@hearthway/contracts/releases';
import { AppError } from '@hearthway/service-kit';

/** What is live of a slice after a change, and what a rollback took back. */
export interface ChangedSlice {
  readonly live: LiveSlice;
  readonly withdrew?: string;
}

/** Each kept list's length. Gateways and open pages get them with every answer. */
const mostEarlier = 20;
const mostWithdrawn = 50;

/**
 * What a change makes of a slice, of which nothing may be live yet.
 * @throws AppError `deployment.nothing-to-change`, or `deployment.refused` when something else must happen first
 */
export function changeSlice(slice: string, live: LiveSlice | undefined, change: SliceChange): ChangedSlice {
  switch (change.action) {
    case 'release':
      return { live: released(slice, live, change.version) };
    case 'canary':
      return { live: withCanary(slice, live, change) };
    case 'promote':
      if (!live?.canary) throw nothing(`There is no canary of ${slice} to promote`);
      return { live: released(slice, live, live.canary.version) };
    case 'rollback':
      return rolledBack(slice, live, change.version);
  }
}

function released(slice: string, live: LiveSlice | undefined, version: string): LiveSlice {
  if (live?.version === version) {
    const advice = live.canary ? '. A rollback takes its canary back' : '';
    throw nothing(`${version} of ${slice} is live already${advice}`);
  }
  return next(live, { slice, version });
}

function withCanary(slice: string, live: LiveSlice | undefined, wanted: NonNullable<LiveSlice['canary']>): LiveSlice {
  const { version, percent } = wanted;
  if (!live) throw refused(`Nothing of ${slice} is live yet, so that a canary would be alone. Release a version first`);
  if (live.version === version) throw nothing(`${version} of ${slice} is live already`);
  if (live.canary?.version === version && live.canary.percent === percent) {
    throw nothing(`${percent}% get ${version} of ${slice} already`);
  }
  return next(live, { slice, version: live.version, canary: { version, percent } });
}

function rolledBack(slice: string, live: LiveSlice | undefined, asked: string | undefined): ChangedSlice {
  if (!live) throw nothing(`Nothing of ${slice} is live`);
  if (live.canary) {
    if (asked !== undefined && asked !== live.version) {
      throw refused(`${slice} has a canary. Roll that back first, then to ${asked}`);
    }
    return { live: next(live, { slice, version: live.version }), withdrew: live.canary.version };
  }
  const version = asked ?? live.earlier.find((earlier) => !live.withdrawn.includes(earlier));
  if (version === undefined)
    throw nothing(`There is no earlier version of ${slice} that wasn’t rolled back itself. Release a good one`);
  if (version === live.version) throw nothing(`${version} of ${slice} is live already`);
  return { live: next(live, { slice, version }, live.version), withdrew: live.version };
}

/** What follows what is live. A canary that gives way is withdrawn: nobody decided that everyone should have it. */
function next(
  live: LiveSlice | undefined,
  now: Pick<LiveSlice, 'slice' | 'version' | 'canary'>,
  withdrew?: string,
): LiveSlice {
  const others = (...versions: (string | undefined)[]): string[] =>
    [...new Set(versions)]
      .filter((one) => one !== undefined)
      .filter((one) => one !== now.version && one !== now.canary?.version);
  const before = live?.canary?.version;
  return {
    ...now,
    withdrawn: others(withdrew, before, ...(live?.withdrawn ?? [])).slice(0, mostWithdrawn),
    earlier: others(live?.version, before, ...(live?.earlier ?? [])).slice(0, mostEarlier),
  };
}

const nothing = (message: string): AppError => new AppError('deployment.nothing-to-change', message);

const refused = (message: string): AppError => new AppError('deployment.refused', message);

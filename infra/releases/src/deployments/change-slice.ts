import type { DeploymentRequest, LiveSlice } from '@hearthway/contracts/releases';
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
export function changeSlice(slice: string, live: LiveSlice | undefined, request: DeploymentRequest): ChangedSlice {
  switch (request.action) {
    case 'release':
      return { live: released(slice, live, request.version) };
    case 'canary':
      return { live: withCanary(slice, live, request) };
    case 'promote':
      if (!live?.canary) throw nothing(`There is no canary of ${slice} to promote`);
      return { live: released(slice, live, live.canary.version) };
    case 'rollback':
      return rolledBack(slice, live, request.version);
  }
}

function released(slice: string, live: LiveSlice | undefined, version: string): LiveSlice {
  if (live?.version === version) {
    const advice = live.canary ? '. A rollback takes its canary back' : '';
    throw nothing(`${version} of ${slice} is live already${advice}`);
  }
  return liveSlice({ slice, version, left: seen(live), live });
}

function withCanary(slice: string, live: LiveSlice | undefined, wanted: NonNullable<LiveSlice['canary']>): LiveSlice {
  const { version, percent } = wanted;
  if (!live) throw refused(`Nothing of ${slice} is live yet, so that a canary would be alone. Release a version first`);
  if (live.version === version) throw nothing(`${version} of ${slice} is live already`);
  const same = live.canary?.version === version;
  if (same && live.canary?.percent === percent) throw nothing(`${percent}% get ${version} of ${slice} already`);
  const left = live.canary && !same ? [live.canary.version] : [];
  return liveSlice({ slice, version: live.version, canary: { version, percent }, left, live });
}

function rolledBack(slice: string, live: LiveSlice | undefined, asked: string | undefined): ChangedSlice {
  if (!live) throw nothing(`Nothing of ${slice} is live`);
  if (live.canary) {
    if (asked !== undefined && asked !== live.version) {
      throw refused(`${slice} has a canary. Roll that back first, then to ${asked}`);
    }
    const withdrew = live.canary.version;
    return { live: liveSlice({ slice, version: live.version, left: [withdrew], withdrew, live }), withdrew };
  }
  const target = asked ?? live.earlier.find((version) => !live.withdrawn.includes(version));
  if (target === undefined) throw nothing(`There is no earlier version of ${slice} that wasn’t rolled back itself`);
  if (target === live.version) throw nothing(`${target} of ${slice} is live already`);
  const withdrew = live.version;
  return { live: liveSlice({ slice, version: target, left: [withdrew], withdrew, live }), withdrew };
}

/** The versions that browsers have now. */
function seen(live: LiveSlice | undefined): string[] {
  return live ? [live.version, ...(live.canary ? [live.canary.version] : [])] : [];
}

interface Next extends Pick<LiveSlice, 'slice' | 'version' | 'canary'> {
  /** The versions that browsers had and get no more. */
  readonly left: readonly string[];
  readonly withdrew?: string;
  readonly live: LiveSlice | undefined;
}

function liveSlice({ slice, version, canary, left, withdrew, live }: Next): LiveSlice {
  const others = (versions: readonly string[]) =>
    [...new Set(versions)].filter((other) => other !== version && other !== canary?.version);
  return {
    slice,
    version,
    ...(canary && { canary: { version: canary.version, percent: canary.percent } }),
    withdrawn: others([...(withdrew === undefined ? [] : [withdrew]), ...(live?.withdrawn ?? [])]).slice(
      0,
      mostWithdrawn,
    ),
    earlier: others([...left, ...(live?.earlier ?? [])]).slice(0, mostEarlier),
  };
}

const nothing = (message: string): AppError => new AppError('deployment.nothing-to-change', message);

const refused = (message: string): AppError => new AppError('deployment.refused', message);

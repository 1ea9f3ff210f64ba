import type { Deployment } from '@hearthway/contracts/releases';

/** The reason of releases that a start or a watching build makes. */
export const localBuild = 'local build';

/**
 * Whether a start makes its build, which isn't live, live: only if nobody decided otherwise. A build that was live before, or a
 * canary, and isn't any more since a person changed something, may have been taken back.
 * @param changes those of the slice, newest first
 */
export function isReleasedAtStart(
  built: string,
  changes: readonly Pick<Deployment, 'version' | 'canary' | 'withdrew' | 'reason'>[],
): boolean {
  const [last] = changes;
  if (last?.reason === localBuild) return true;
  return !changes.some(({ version, canary, withdrew }) => [version, canary?.version, withdrew].includes(built));
}

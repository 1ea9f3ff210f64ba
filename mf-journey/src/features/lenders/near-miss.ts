import type { LenderMatch } from '@hearthway/contracts/journey';

/** Misses one requirement by a little. */
export function isNearMiss({ reasons, unranked }: LenderMatch): boolean {
  return unranked === undefined && reasons.some(({ met }) => !met);
}

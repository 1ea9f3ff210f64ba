import type { LenderMatch } from '@hearthway/contracts/journey';

/** One minimum is missed, and by little. */
export function isNearMiss({ reasons, unranked }: LenderMatch): boolean {
  return unranked === undefined && reasons.some(({ met }) => !met);
}

import { visitorSet, type VersionHealth } from '@hearthway/contracts/releases';

/** What those who got a version saw: the slice, but for some of them a failure in its place. */
export function seenBy(version: string, visitors: readonly number[], failed: readonly number[]): VersionHealth {
  return {
    version,
    served: setOf([]),
    mounted: setOf(visitors.filter((visitor) => !failed.includes(visitor))),
    failed: setOf(failed),
    called: setOf([]),
    unanswered: setOf([]),
  };
}

export function setOf(visitors: readonly number[]): string {
  const set = visitorSet();
  for (const visitor of visitors) set.add(visitor);
  return set.toString();
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

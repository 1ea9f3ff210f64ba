import { homeEntry, type HomeEntry } from '@hearthway/contracts/journey';

export type Fact = keyof HomeEntry;

const facts = Object.keys(homeEntry.shape) as readonly Fact[];

export interface MergedFacts {
  /** What changed here, on top of the newest. */
  readonly mine: HomeEntry;
  /** The same, but where both sides changed a fact, as the other side did. */
  readonly newer: HomeEntry;
  /** What both sides changed, to something else. */
  readonly clashes: readonly Fact[];
}

/** Puts one's own edits on top of what was saved elsewhere meanwhile. `from` is what both sides began with. */
export function mergedFacts(from: HomeEntry, typed: HomeEntry, newest: HomeEntry): MergedFacts {
  const changed = facts.filter((fact) => typed[fact] !== from[fact]);
  const clashes = changed.filter((fact) => newest[fact] !== from[fact] && newest[fact] !== typed[fact]);
  const unopposed = changed.filter((fact) => !clashes.includes(fact));
  return {
    mine: { ...factsOf(newest), ...partOf(typed, changed) },
    newer: { ...factsOf(newest), ...partOf(typed, unopposed) },
    clashes,
  };
}

/** Of a home, only what a buyer says about it. */
export const factsOf = (home: HomeEntry): HomeEntry => partOf(home, facts) as HomeEntry;

const partOf = (entry: HomeEntry, chosen: readonly Fact[]): Partial<HomeEntry> =>
  Object.fromEntries(chosen.map((fact) => [fact, entry[fact]]));

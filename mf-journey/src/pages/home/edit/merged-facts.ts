import { homeEntry, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';

/** Answers aren’t among them: they are given one by one, and an entry without them leaves them as they are. */
const facts = (Object.keys(homeEntry.shape) as (keyof HomeEntry)[]).filter((fact) => fact !== 'answers');

export interface MergedFacts {
  /** What changed here, on top of the newest. */
  readonly mine: HomeEntry;
  /** The same, but where both sides changed a fact, as the other side did. */
  readonly newer: HomeEntry;
  /** What both sides changed, to something else. */
  readonly clashes: readonly HomeFact[];
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

/** Of a home, only what a buyer says about it, without the answers. */
export const factsOf = (home: HomeEntry): HomeEntry => partOf(home, facts) as HomeEntry;

const partOf = (entry: HomeEntry, chosen: readonly HomeFact[]): Partial<HomeEntry> =>
  Object.fromEntries(chosen.map((fact) => [fact, entry[fact]]));

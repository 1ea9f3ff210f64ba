import { homeEntry, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';

/** Answers aren’t among them: they are given one by one, and an entry without them leaves them as they are. */
const facts = (Object.keys(homeEntry.shape) as (keyof HomeEntry)[]).filter((fact) => fact !== 'answers');

export interface MergedFacts {
  /** This side's changes on top of the newest version. */
  readonly mine: HomeEntry;
  /** The same, except that the other side wins where both changed a fact. */
  readonly newer: HomeEntry;
  /** What both sides changed, to different values. */
  readonly clashes: readonly HomeFact[];
}

/** Puts one's own edits on top of what was saved elsewhere. `from` is the version both sides started with. */
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

/** Only what a buyer enters about a home, without the answers. */
export const factsOf = (home: HomeEntry): HomeEntry => partOf(home, facts) as HomeEntry;

const partOf = (entry: HomeEntry, chosen: readonly HomeFact[]): Partial<HomeEntry> =>
  Object.fromEntries(chosen.map((fact) => [fact, entry[fact]]));

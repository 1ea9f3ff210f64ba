import type { FoundEntry } from './knowledge-search.js';
import { unanswerable } from './unanswerable/index.js';

/**
 * Whether the best result answers the question. It has to mention most of what the question is about, weighed by rarity; its
 * title or its other words have to be about that, so that a word in passing is not enough; and the question may not be of a kind
 * that no entry can answer.
 *
 * @param results as `search` returned them
 */
export function isConfident(question: string, [best]: readonly Fit[]): boolean {
  if (best === undefined || unanswerable(question) !== undefined) return false;
  const { coverage, likeness } = best;
  return coverage >= leastCoverage && likeness >= leastLikeness && coverage + likeness >= leastSum;
}

type Fit = Pick<FoundEntry, 'coverage' | 'likeness'>;

// Chosen on the tuning half of the question sets.
const leastCoverage = 0.5;
const leastLikeness = 0.4;
/** A little less of one takes more of the other. */
const leastSum = 1.15;

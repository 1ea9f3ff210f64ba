import { fisherExact, type Sample } from './fisher.js';

/** Fewer tabs say too little. */
const leastTabs = 10;
const leastFailures = 5;
/**
 * A canary is judged every 5 seconds, thousands of times. With this bound, a healthy one is taken back about once in a million
 * judgments, and one that fails in a fifth of its tabs after some 30 of them.
 */
const mostProbable = 1e-6;

/** Why a canary is bad, in words for its history; undefined while it is not. */
export function faultOf(canary: Sample, stable: Sample): string | undefined {
  if (canary.total < leastTabs || canary.failed < leastFailures) return undefined;
  const failed = `failed to mount in ${canary.failed} of ${canary.total} tabs`;
  if (stable.total < leastTabs) {
    // Nothing to compare with, for example because nobody opens the page, or because it is for everybody but a few.
    const isHopeless = canary.failed * 2 > canary.total;
    return isHopeless ? `It ${failed}` : undefined;
  }
  const probability = fisherExact(canary, stable);
  if (probability >= mostProbable) return undefined;
  const compared = `the version before in ${stable.failed} of ${stable.total}`;
  return `It ${failed}, ${compared} (Fisher’s exact test: p = ${probability.toExponential(0)})`;
}

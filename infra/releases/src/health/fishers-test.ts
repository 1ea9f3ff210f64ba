/** How many visitors there were, and how many of them failed. */
export interface Outcomes {
  readonly visitors: number;
  readonly failed: number;
}

/**
 * Fisher's exact test, one-sided: how probable it is that at least as many of `some` failed if they fail like the `others`, given how
 * many failed of both together. Exact for any numbers, however small.
 * @returns a probability
 */
export function fishersTest(some: Outcomes, others: Outcomes): number {
  const visitors = some.visitors + others.visitors;
  const failed = some.failed + others.failed;
  const most = Math.min(some.visitors, failed);
  const all = logChoices(visitors, some.visitors);
  let probability = 0;
  for (let count = some.failed; count <= most; count += 1) {
    probability += Math.exp(logChoices(failed, count) + logChoices(visitors - failed, some.visitors - count) - all);
  }
  return Math.min(probability, 1);
}

/** The logarithm of the number of ways to choose some of all. Minus infinity if there is none. */
function logChoices(all: number, some: number): number {
  return some < 0 || some > all ? -Infinity : logFactorial(all) - logFactorial(some) - logFactorial(all - some);
}

const logFactorials = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }
  return logFactorials[number] ?? 0;
}

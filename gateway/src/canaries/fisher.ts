/** How many of how many failed. */
export interface Sample {
  readonly failed: number;
  readonly total: number;
}

/**
 * Fisher’s exact test, one-sided: how probable it is that at least as many of the first sample fail as did, if both fail equally
 * often. @returns from 0 to 1
 */
export function fisherExact(first: Sample, second: Sample): number {
  const total = first.total + second.total;
  const failed = first.failed + second.failed;
  const most = Math.min(first.total, failed);
  const allWays = logChoose(total, failed);
  let probability = 0;
  for (let count = first.failed; count <= most; count += 1) {
    const term = Math.exp(logChoose(first.total, count) + logChoose(second.total, failed - count) - allWays);
    probability += term;
    // The terms only get smaller beyond the expected count, which a suspicious sample is above.
    if (term < probability * 1e-12 && count > (first.total * failed) / total) break;
  }
  return Math.min(1, probability);
}

/** The logarithm of how many ways there are to choose. None: minus infinity. */
function logChoose(from: number, chosen: number): number {
  if (chosen < 0 || chosen > from) return -Infinity;
  return logFactorial(from) - logFactorial(chosen) - logFactorial(from - chosen);
}

const smallest: number[] = [0];
for (let value = 1; value < 256; value += 1) smallest.push((smallest[value - 1] ?? 0) + Math.log(value));

/** Exact sums for small numbers, and Stirling’s series, whose error is below 1e-17 from there on. */
function logFactorial(value: number): number {
  const known = smallest[value];
  if (known !== undefined) return known;
  const inverse = 1 / value;
  const series = inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
  return (value + 0.5) * Math.log(value) - value + 0.5 * Math.log(2 * Math.PI) + series;
}

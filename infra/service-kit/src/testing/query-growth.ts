/** Rows of a collection, before and after it has grown. A scan of the grown one takes several times the allowed ten milliseconds. */
export const grownFrom = 1_000;
export const grownTo = 60_000;

/** How much slower a query may be on the grown collection. */
const slowdown = 2;
/** Milliseconds. Anything faster is mostly the round trip. */
const roundTrip = 5;
const fewestSamples = 9;
const mostSamples = 90;

/** Runs a query for the nth time. */
export type Query = (turn: number) => Promise<unknown>;

/**
 * Checks that a query takes at most twice as long on the grown collection, or ten milliseconds. Both are measured in turn
 * and their fastest runs are compared, since other work on a busy machine can only slow them down. It measures more before
 * it fails.
 */
export async function expectSteady(name: string, small: Query, grown: Query): Promise<void> {
  const quickest = { small: Infinity, grown: Infinity };
  for (let turn = 0; turn < mostSamples; turn += 1) {
    quickest.small = Math.min(quickest.small, await timed(small, turn));
    quickest.grown = Math.min(quickest.grown, await timed(grown, turn));
    if (turn + 1 >= fewestSamples && quickest.grown <= slowdown * Math.max(quickest.small, roundTrip)) return;
  }
  throw new Error(
    `${name}: with ${grownTo} rows it takes ${quickest.grown.toFixed(1)} ms, with ${grownFrom} rows ${quickest.small.toFixed(1)} ms`,
  );
}

async function timed(query: Query, turn: number): Promise<number> {
  const from = performance.now();
  await query(turn);
  return performance.now() - from;
}

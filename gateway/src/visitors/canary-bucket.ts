import { createHash, randomInt } from 'node:crypto';
import { visitorBuckets, type LiveSlice } from '@hearthway/contracts/releases';

/** Browsers are told apart by nothing but one of these. */
export const newBucket = (): number => randomInt(visitorBuckets);

/** @returns undefined if it is no bucket */
export function bucketFrom(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : undefined;
}

/**
 * Whether a browser gets the canary of a slice. It still does when the percentage grows. For each slice other browsers do, so that
 * nobody gets all canaries.
 */
export function getsCanary({ slice, canary }: LiveSlice, bucket: number): boolean {
  return canary !== undefined && placeOf(bucket, slice) < (canary.percent * visitorBuckets) / 100;
}

const half = 100;
const rounds = 4;

/**
 * Where a bucket comes in the order in which buckets get the canary of a slice. Each place is one bucket's, so that a share of places
 * is that share of buckets, not about as many: a Feistel network over the two halves of a bucket's number.
 */
function placeOf(bucket: number, slice: string): number {
  const shifts = shiftsOf(slice);
  let [first, last] = [Math.floor(bucket / half), bucket % half];
  for (let round = 0; round < rounds; round += 1) {
    [first, last] = [last, (first + (shifts[round * half + last] ?? 0)) % half];
  }
  return first * half + last;
}

const shiftsBySlice = new Map<string, Uint32Array>();
const mostSlices = 100;

function shiftsOf(slice: string): Uint32Array {
  const known = shiftsBySlice.get(slice);
  if (known) return known;
  if (shiftsBySlice.size === mostSlices) shiftsBySlice.clear();
  const shifts = Uint32Array.from({ length: rounds * half }, (_, index) =>
    createHash('sha256').update(`${slice}:${index}`).digest().readUInt32BE(),
  );
  shiftsBySlice.set(slice, shifts);
  return shifts;
}

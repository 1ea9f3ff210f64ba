import { createHash, randomInt } from 'node:crypto';
import type { LiveSlice } from '@hearthway/contracts/releases';

/** Browsers are told apart by nothing but one of these. */
const buckets = 10_000;

export const newBucket = (): number => randomInt(buckets);

/** @returns undefined if it is no bucket */
export function bucketFrom(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,4}$/.test(cookie) ? Number(cookie) : undefined;
}

/**
 * Whether a browser gets the canary of a slice. It still does when the percentage grows. For each slice other browsers do, so that
 * nobody gets all canaries.
 */
export function getsCanary({ slice, canary }: LiveSlice, bucket: number): boolean {
  const place = createHash('sha256').update(`${slice}:${bucket}`).digest().readUInt32BE() % buckets;
  return canary !== undefined && place < (canary.percent * buckets) / 100;
}

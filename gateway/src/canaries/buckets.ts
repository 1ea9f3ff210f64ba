/** Into how many equal parts visitors are divided, so that a percentage may have two decimals. */
export const bucketCount = 10_000;

/**
 * The parts of the visitors that get a canary: exactly its percentage of all buckets. Every canary has its own order of them, so that
 * not always the same visitors try what is new. A canary that grows keeps those that it had.
 */
export function bucketsOf({ slice, version, percent }: CanaryShare): ReadonlySet<number> {
  const seed = hashOf(`${slice}/${version}`);
  const order = Array.from({ length: bucketCount }, (_, bucket) => ({ bucket, rank: mixed(seed ^ mixed(bucket + 1)) }));
  order.sort((left, right) => left.rank - right.rank || left.bucket - right.bucket);
  return new Set(order.slice(0, Math.round((percent * bucketCount) / 100)).map(({ bucket }) => bucket));
}

export interface CanaryShare {
  readonly slice: string;
  readonly version: string;
  readonly percent: number;
}

/** FNV-1a, 32 bits. Nobody gains from guessing it: a visitor may choose a bucket anyway. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The finalizer of MurmurHash3: neighbors become unrelated. */
function mixed(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** How many visitors can be told apart: a browser that a canary concerns has one of these numbers in a cookie. */
export const visitorBuckets = 10_000;

/**
 * A set of visitors as bits, so that any number of reports about them, in any order and repeated, add up to the same. Two visitors
 * with the same number are one.
 */
export interface VisitorSet {
  add(bucket: number): void;
  has(bucket: number): boolean;
  /** Adds all of another set. */
  addAll(text: string): void;
  /** Leaves out all of another set. */
  removeAll(text: string): void;
  readonly size: number;
  /** In base64. */
  toString(): string;
}

const bytesPerSet = visitorBuckets / 8;
/** Of the text of a set. */
export const visitorSetPattern = new RegExp(`^[A-Za-z0-9+/]{${Math.ceil((bytesPerSet * 8) / 6)}}=$`);

export function visitorSet(text?: string): VisitorSet {
  const bits = new Uint8Array(bytesPerSet);
  const combine = (other: string, combined: (own: number, others: number) => number): void => {
    const bytes = atob(other);
    for (let place = 0; place < bytesPerSet; place += 1) {
      bits[place] = combined(bits[place] ?? 0, bytes.charCodeAt(place) & 255);
    }
  };
  const set: VisitorSet = {
    add(bucket) {
      bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7));
    },
    has: (bucket) => ((bits[bucket >> 3] ?? 0) & (1 << (bucket & 7))) !== 0,
    addAll: (other) => combine(other, (own, others) => own | others),
    removeAll: (other) => combine(other, (own, others) => own & ~others),
    get size() {
      return bits.reduce((count, byte) => count + bitsIn(byte), 0);
    },
    toString: () => btoa(String.fromCharCode(...bits)),
  };
  if (text !== undefined) set.addAll(text);
  return set;
}

function bitsIn(byte: number): number {
  let count = 0;
  for (let left = byte; left > 0; left &= left - 1) count += 1;
  return count;
}

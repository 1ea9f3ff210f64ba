import { sessionLifetimes } from '@hearthway/contracts/constants';

/** A key pair that signs tokens. The private key is sealed, and opened in memory only. */
export interface SigningKey {
  id: string;
  /** 1, 2, 3 …: unique, so that only one of several instances that rotate at once succeeds. */
  generation: number;
  publicKey: Record<string, unknown>;
  sealedPrivateKey: string;
  createdAt: Date;
  /** A key is published for a while before it signs, so that verifiers know it by then. */
  signsFrom: Date;
}

export const keyLifetimes = {
  rotationSeconds: 30 * 24 * 60 * 60,
  announcementSeconds: 10 * 60,
  /** How far verifiers' clocks may lag. */
  clockSkewSeconds: 60,
} as const;

/** The generation that is due, if any: the first one at once, each later one when the newest has been used long enough. */
export function dueGeneration(
  keys: readonly SigningKey[],
  now: Date,
): { generation: number; signsFrom: Date } | undefined {
  const newest = byGeneration(keys).at(-1);
  if (!newest) return { generation: 1, signsFrom: now };
  if (now < after(newest.signsFrom, keyLifetimes.rotationSeconds)) return undefined;
  return { generation: newest.generation + 1, signsFrom: after(now, keyLifetimes.announcementSeconds) };
}

export function signingKeyAt(keys: readonly SigningKey[], now: Date): SigningKey | undefined {
  return byGeneration(keys).findLast((key) => key.signsFrom <= now);
}

/** A key stays published until the last token it may have signed has expired. */
export function publishedKeysAt(keys: readonly SigningKey[], now: Date): SigningKey[] {
  const ordered = byGeneration(keys);
  return ordered.filter((_, index) => {
    const successor = ordered[index + 1];
    if (!successor) return true;
    const { clockSkewSeconds } = keyLifetimes;
    return now <= after(successor.signsFrom, sessionLifetimes.accessTokenSeconds + clockSkewSeconds);
  });
}

function byGeneration(keys: readonly SigningKey[]): SigningKey[] {
  return keys.toSorted((one, other) => one.generation - other.generation);
}

function after(instant: Date, seconds: number): Date {
  return new Date(instant.getTime() + seconds * 1000);
}

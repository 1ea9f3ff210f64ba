import { privateCookie } from '@hearthway/service-kit';
import { randomInt } from 'node:crypto';
import { bucketCount } from './buckets.js';

/** In which part of the visitors a browser is. Says nothing about who it is: one of ten thousand parts. */
export interface VisitorBuckets {
  /** @returns the bucket of the browser, and the `Set-Cookie` that keeps it, if it has none yet */
  of(cookieHeader: string | undefined): { readonly bucket: number; readonly cookie?: string };
}

const secondsToLive = 180 * 24 * 60 * 60;

export function createVisitorBuckets(publicOrigin: string): VisitorBuckets {
  // Lax, so that visitors who follow a link from another site get the same version as before.
  const cookie = privateCookie('bucket', publicOrigin, { sameSite: 'Lax', value: /^(0|[1-9]\d{0,3})$/ });
  return {
    of(cookieHeader) {
      const known = cookie.read(cookieHeader);
      if (known !== undefined) return { bucket: Number(known) };
      const bucket = randomInt(bucketCount);
      return { bucket, cookie: cookie.store(String(bucket), secondsToLive) };
    },
  };
}

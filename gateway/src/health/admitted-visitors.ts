import { clientNetwork } from '@hearthway/service-kit';
import type { NetworkLimit } from '../limits/network-limits.js';

/**
 * How many visitors of one network count. Fewer than must fail before a canary is rolled back, so that nobody does that to others
 * from one address. A whole office may be behind one: those who don't count are missed in either version alike.
 */
export const visitorsPerNetwork = 4;
/** As long as outcomes are added up. */
export const admissionSeconds = 300;

const mostRemembered = 20_000;

/** Which visitors count. */
export interface AdmittedVisitors {
  admit(address: string, bucket: number): Promise<boolean>;
}

export function admittedVisitors(limit: Pick<NetworkLimit, 'take'>, now: () => number): AdmittedVisitors {
  let admitted = new Set<string>();
  let until = 0;
  return {
    async admit(address, bucket) {
      if (now() >= until || admitted.size >= mostRemembered) {
        admitted = new Set();
        until = now() + admissionSeconds * 1_000;
      }
      const visitor = `${clientNetwork(address)} ${bucket}`;
      if (admitted.has(visitor)) return true;
      try {
        await limit.take(address);
        admitted.add(visitor);
        return true;
      } catch {
        return false;
      }
    },
  };
}

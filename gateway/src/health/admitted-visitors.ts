import { clientNetwork } from '@hearthway/service-kit';
import type { NetworkLimit } from '../limits/network-limits.js';

/**
 * How many visitors of one neighborhood count. Far fewer than must fail before a canary is rolled back, so that nobody does that to
 * others from one place. A whole office may be in one: those who don't count are missed in either version alike.
 */
export const visitorsPerNeighborhood = 2;
/** As long as outcomes are added up. */
export const admissionSeconds = 300;

const mostRemembered = 20_000;

/** Which visitors count. */
export interface AdmittedVisitors {
  admit(address: string, bucket: number): Promise<boolean>;
}

export function admittedVisitors(limit: Pick<NetworkLimit, 'take'>, now: () => number): AdmittedVisitors {
  /** Those who count, also while the limit is asked, since a page asks several things at once. */
  let admitted = new Map<string, Promise<boolean>>();
  let until = 0;
  return {
    admit(address, bucket) {
      if (now() >= until || admitted.size >= mostRemembered) {
        admitted = new Map();
        until = now() + admissionSeconds * 1_000;
      }
      const visitors = admitted;
      const neighborhood = neighborhoodOf(address);
      const visitor = `${neighborhood} ${bucket}`;
      const refuse = (): boolean => {
        // Or somebody with many numbers would have the others forgotten.
        visitors.delete(visitor);
        return false;
      };
      const counts = visitors.get(visitor) ?? limit.take(neighborhood).then(() => true, refuse);
      visitors.set(visitor, counts);
      return counts;
    },
  };
}

/** The first address of a /24, or of a /48 in IPv6: as many as one customer of a provider has. */
export function neighborhoodOf(address: string): string {
  const network = clientNetwork(address);
  const isVersion6 = network.includes(':');
  const first = network.split(isVersion6 ? ':' : '.').slice(0, 3);
  return isVersion6 ? `${first.join(':')}::` : [...first, '0'].join('.');
}

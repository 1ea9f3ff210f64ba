import type { DescribedContract } from '@hearthway/contracts/releases';
import { compareAccess } from './judge-operation.js';
import { placeOf, shownOperation, shownRelease, type ReleaseName } from './names.js';

/**
 * Why a gateway doesn't lead a front end's calls to services. It has its own list of operations, so what is new at a service is
 * reachable only when a gateway that knows it is live, too.
 */
export function judgeForwarding(
  frontEnd: ReleaseName & { readonly contracts: ReadonlyMap<string, DescribedContract> },
  gateway: ReleaseName & { readonly forwarded: DescribedContract },
): string[] {
  const there = new Map(gateway.forwarded.operations.map((operation) => [placeOf(operation), operation]));
  const called = [...frontEnd.contracts.values()].flatMap(({ operations }) => operations);
  return called.flatMap((operation) => {
    const call = `${shownRelease(frontEnd)} calls ${shownOperation(operation)}`;
    const route = there.get(placeOf(operation));
    if (!route) return [`${call}, which ${shownRelease(gateway)} doesn’t forward`];
    return compareAccess(operation, route).map((what) => `${call}, and for ${shownRelease(gateway)} its ${what}`);
  });
}

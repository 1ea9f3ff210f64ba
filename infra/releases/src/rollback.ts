import { ownValue } from '@hearthway/contracts/own-value';
import type { History } from './deployments.js';

/**
 * The version that a rollback returns to: the one that was live before `live` became so. A version that was rolled back is not
 * returned to, so that a second rollback goes further back instead of forth.
 */
export function versionToReturnTo(history: History, slice: string, live: string): string | undefined {
  const versions = returnableVersions(history, slice);
  return versions.at(-1) === live ? versions.at(-2) : versions.at(-1);
}

export function wasLive({ before, deployments }: History, slice: string, version: string): boolean {
  const isOne = deployments.some(
    (one) => one.slice === slice && one.kind !== 'canary' && (one.version === version || one.replaced === version),
  );
  return isOne || ownValue(before.slices, slice) === version;
}

/** The rollback that took this version away, unless it or another version was released since. */
export function rollbackFrom({ deployments }: History, slice: string, version: string) {
  for (const deployment of deployments.toReversed()) {
    if (deployment.slice !== slice) continue;
    if (deployment.kind !== 'rollback') return undefined;
    if (deployment.replaced === version) return deployment;
  }
  return undefined;
}

/** A release adds its version; a rollback takes away those it goes back over. The live one is last. */
function returnableVersions({ before, deployments }: History, slice: string): string[] {
  const first = ownValue(before.slices, slice);
  const versions = first === undefined ? [] : [first];
  for (const { version, kind, replaced } of deployments.filter((one) => one.slice === slice && one.kind !== 'canary')) {
    // Made live by a version of Hearthway that kept no history.
    if (replaced !== undefined && versions.at(-1) !== replaced) versions.push(replaced);
    const at = kind === 'rollback' ? versions.lastIndexOf(version) : -1;
    if (at !== -1) versions.length = at + 1;
    else if (versions.at(-1) !== version) versions.push(version);
  }
  return versions;
}

import { pageElements } from '@hearthway/contracts/constants';
import type { Site } from '../site/index.js';
import type { SliceOutcome } from './slice-application.js';

/** Says how showing a slice with a canary went, in browsers that can. */
export function tellOutcome(site: Pick<Site, 'slice'>, name: string, outcome: SliceOutcome): void {
  const { version, watched } = site.slice(name) ?? {};
  if (!watched || !('sendBeacon' in navigator)) return;
  navigator.sendBeacon(pageElements.outcomesPath, `${name} ${version} ${outcome}`);
}

import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createDelivery } from './delivery.js';
import { reportPageErrors } from './page-errors.js';
import { createTracker } from './tracker.js';
import { visitId } from './visit-memory.js';

/** Tracks events for all slices, and uncaught errors. Does nothing for visitors who opt out of tracking. */
export function startTracking(bare: Transport): Platform['track'] {
  if (hasOptedOut(navigator)) return () => undefined;
  const track = createTracker({ delivery: createDelivery(bare), visitId: visitId() });
  reportPageErrors(track);
  return track;
}

/** Do Not Track, and Global Privacy Control (https://www.w3.org/TR/gpc/). */
function hasOptedOut(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

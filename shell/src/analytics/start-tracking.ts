import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createDelivery } from './delivery.js';
import { reportPageErrors } from './page-errors.js';
import { createTracker } from './tracker.js';
import { visitId } from './visit-memory.js';

/** Tracking as every slice uses it, and of errors that nobody caught. Who asks not to be tracked leaves no trace, here neither. */
export function startTracking(bare: Transport): Platform['track'] {
  if (asksNotToBeTracked(navigator)) return () => undefined;
  const track = createTracker({ delivery: createDelivery(bare), visitId: visitId() });
  reportPageErrors(track);
  return track;
}

/** Do Not Track, and Global Privacy Control (https://www.w3.org/TR/gpc/). */
function asksNotToBeTracked(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

import { trackingRefusalMetric } from '@hearthway/contracts/analytics';
import type { Platform, Transport } from '@hearthway/contracts/platform';
import { createDelivery } from './delivery.js';
import { reportPageErrors } from './page-errors.js';
import { createTracker } from './tracker.js';
import { visitId } from './visit-memory.js';

/** Tracks events for all slices, and uncaught errors. Does nothing for visitors who opt out of tracking. */
export function startTracking(bare: Transport): Platform['track'] {
  if (hasOptedOut(navigator) || hasSentRefusal()) return () => undefined;
  const track = createTracker({ delivery: createDelivery(bare), visitId: visitId() });
  reportPageErrors(track);
  return track;
}

/** Do Not Track, and Global Privacy Control (https://www.w3.org/TR/gpc/). */
function hasOptedOut(browser: Navigator & { readonly globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Whether a header refused tracking when this page was requested, which need not show in `navigator`: a proxy may add it. */
function hasSentRefusal(): boolean {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.some(({ name }) => name === trackingRefusalMetric) ?? false;
}

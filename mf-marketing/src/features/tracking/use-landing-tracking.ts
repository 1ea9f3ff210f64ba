import { scrollTracking } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { useEffect } from 'react';
import { depthReached, exitIntended, sectionReached } from './events.js';
import { depthPercent, newDepth, nothingReported } from './scroll-depth.js';

/**
 * Tracks scroll depth and the first exit intent. The shell tracks page views. Touch has no reliable sign of leaving, so
 * exit intent is not tracked there.
 */
export function useLandingTracking(platform: Platform): void {
  useEffect(() => trackDepth(platform), [platform]);
  useEffect(() => trackExit(platform), [platform]);
}

function trackDepth({ track }: Platform): () => void {
  let reported = nothingReported;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = (): void => {
    timer = undefined;
    const depth = newDepth(depthPercent(scrollPosition()), reported);
    reported = depth.reported;
    for (const section of depth.sections) track(sectionReached(section, scrollTracking.milestonesPercent[section]));
    if (depth.maximumPercent !== undefined) track(depthReached(depth.maximumPercent));
  };
  const measureSoon = (): void => {
    timer ??= setTimeout(measure, scrollTracking.throttleMilliseconds);
  };
  // Delay the first measurement too: during hydration it would force a layout.
  measureSoon();
  window.addEventListener('scroll', measureSoon, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', measureSoon);
  };
}

function scrollPosition() {
  return {
    scrolled: window.scrollY,
    viewport: window.innerHeight,
    page: document.documentElement.scrollHeight,
  };
}

// The platform lives as long as the visit, and exit intent is tracked once per visit.
const reportedExits = new WeakSet<Platform>();

function trackExit(platform: Platform): () => void {
  const noticeExit = ({ relatedTarget, clientY }: MouseEvent): void => {
    const leftThroughTop = relatedTarget === null && clientY <= 0;
    if (!leftThroughTop || reportedExits.has(platform)) return;
    reportedExits.add(platform);
    platform.track(exitIntended());
  };
  document.addEventListener('mouseout', noticeExit, { passive: true });
  return () => {
    document.removeEventListener('mouseout', noticeExit);
  };
}

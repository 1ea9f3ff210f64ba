import { scrollTracking } from '@hearthway/contracts/constants';
import type { Platform } from '@hearthway/contracts/platform';
import { useEffect } from 'react';
import { depthReached, exitIntended, sectionReached } from './events.js';
import { depthPercent, newAt, nothingTold } from './scroll-depth.js';

/**
 * Reports how far the page is scrolled and the first move to leave it. Page views are the shell's. On touch there is no
 * sign of leaving that is not also a sign of something else, so none is reported there.
 */
export function useLandingTracking(platform: Platform): void {
  useEffect(() => trackDepth(platform), [platform]);
  useEffect(() => trackExit(platform), [platform]);
}

function trackDepth({ track }: Platform): () => void {
  let told = nothingTold;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = (): void => {
    timer = undefined;
    const depth = newAt(depthPercent(scrollPosition()), told);
    told = depth.told;
    for (const section of depth.sections) track(sectionReached(section, scrollTracking.milestonesPercent[section]));
    if (depth.maximumPercent !== undefined) track(depthReached(depth.maximumPercent));
  };
  const measureSoon = (): void => {
    timer ??= setTimeout(measure, scrollTracking.throttleMilliseconds);
  };
  // The first look waits too: measuring while the page is being hydrated would cost a layout.
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

// A platform lives as long as the visit, and a visit is left once, however often the landing page is shown in it.
const leaving = new WeakSet<Platform>();

function trackExit(platform: Platform): () => void {
  const noticeExit = ({ relatedTarget, clientY }: MouseEvent): void => {
    const isOutAtTheTop = relatedTarget === null && clientY <= 0;
    if (!isOutAtTheTop || leaving.has(platform)) return;
    leaving.add(platform);
    platform.track(exitIntended());
  };
  document.addEventListener('mouseout', noticeExit, { passive: true });
  return () => {
    document.removeEventListener('mouseout', noticeExit);
  };
}

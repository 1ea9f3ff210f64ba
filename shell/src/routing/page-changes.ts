import type { Platform } from '@hearthway/contracts/platform';
import { notFoundPage } from '@hearthway/contracts/page-paths';
import type { Site } from '../site/index.js';
import type { HeadingFocus } from './heading-focus.js';
import { createScrollMemory } from './scroll-memory.js';

export interface PageChangesDependencies {
  readonly headings: HeadingFocus;
  readonly track: Platform['track'];
  readonly pageAt: Site['pageAt'];
}

interface RoutingEventDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event & { singleSpa?: boolean };
}

/**
 * Does what browsers do on a page load: sets the title, moves focus to the page's heading, and scrolls to the top, or to the
 * previous position on Back. Also tracks page views. The first page only needs its title and the page view.
 */
export function watchPageChanges({ headings, track, pageAt }: PageChangesDependencies): () => void {
  let currentPath = location.pathname;
  const scroll = createScrollMemory();
  const page = () => pageAt(currentPath) ?? notFoundPage;
  const trackPageView = (): void => {
    // Not the path itself if it's unknown: it can contain user input.
    const { path, slice } = page();
    track({ eventType: 'page_view', eventSource: slice, eventData: { path, title: document.title } });
  };

  const onLeaving = (event: Event): void => {
    scroll.keep(detailOf(event).oldUrl);
    headings.leave();
  };
  const onArrived = (event: Event): void => {
    if (location.pathname === currentPath) return;
    currentPath = location.pathname;
    document.title = page().title;
    headings.arrive();
    const { originalEvent } = detailOf(event);
    if (originalEvent && !originalEvent.singleSpa) scroll.restore(location.href);
    else if (!location.hash) scroll.toTop();
    trackPageView();
  };

  document.title = page().title;
  trackPageView();
  window.addEventListener('single-spa:before-routing-event', onLeaving);
  window.addEventListener('single-spa:routing-event', onArrived);
  return () => {
    scroll.stop();
    headings.stop();
    window.removeEventListener('single-spa:before-routing-event', onLeaving);
    window.removeEventListener('single-spa:routing-event', onArrived);
  };
}

const detailOf = (event: Event): RoutingEventDetail => (event as CustomEvent<RoutingEventDetail>).detail;

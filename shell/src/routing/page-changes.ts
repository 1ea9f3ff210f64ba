import type { Platform } from '@hearthway/contracts/platform';
import type { SiteMap } from '../site-map.js';
import { createScrollMemory } from './scroll-memory.js';

export interface PageChangesDependencies {
  readonly content: HTMLElement;
  /** A polite live region. */
  readonly announcer: HTMLElement;
  readonly track: Platform['track'];
  readonly site: Pick<SiteMap, 'pageAt' | 'titleAt'>;
}

interface RoutingEventDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event & { singleSpa?: boolean };
}

/**
 * Does what browsers do on a page load: sets and announces the title, moves focus to the content, and scrolls to the top,
 * or to the previous position on Back. Also tracks page views. The first page only needs its title and the page view.
 */
export function watchPageChanges({ content, announcer, track, site }: PageChangesDependencies): () => void {
  let currentPath = location.pathname;
  const scroll = createScrollMemory();
  const trackPageView = (): void => {
    const page = site.pageAt(currentPath);
    // Don't report unknown paths; they can contain user input.
    const eventData = { path: page?.path ?? 'not-found', title: document.title };
    track({ eventType: 'page_view', eventSource: page?.slice ?? 'shell', eventData });
  };

  const onLeaving = (event: Event): void => {
    scroll.keep(detailOf(event).oldUrl);
  };
  const onArrived = (event: Event): void => {
    if (location.pathname === currentPath) return;
    currentPath = location.pathname;
    document.title = site.titleAt(currentPath);
    announcer.textContent = document.title;
    content.focus({ preventScroll: true });
    const { originalEvent } = detailOf(event);
    if (originalEvent && !originalEvent.singleSpa) scroll.restore(location.href);
    else if (!location.hash) scroll.toTop();
    trackPageView();
  };

  document.title = site.titleAt(currentPath);
  trackPageView();
  window.addEventListener('single-spa:before-routing-event', onLeaving);
  window.addEventListener('single-spa:routing-event', onArrived);
  return () => {
    scroll.stop();
    window.removeEventListener('single-spa:before-routing-event', onLeaving);
    window.removeEventListener('single-spa:routing-event', onArrived);
  };
}

const detailOf = (event: Event): RoutingEventDetail => (event as CustomEvent<RoutingEventDetail>).detail;

import type { Platform } from '@hearthway/contracts/platform';
import { pageAt } from '../apps.js';
import type { TitleAt } from './page-titles.js';
import { createScrollMemory } from './scroll-memory.js';

export interface PageChangesDependencies {
  readonly content: HTMLElement;
  /** A polite live region. */
  readonly announcer: HTMLElement;
  readonly track: Platform['track'];
  readonly titleAt: TitleAt;
}

interface RoutingEventDetail {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly originalEvent?: Event & { singleSpa?: boolean };
}

/**
 * Does for a page that is swapped in place what a browser does for one that loads: its title, its start read out, focus
 * at its beginning, scroll at its top, or where it was on the way back. The first page needs the title and the count only.
 */
export function watchPageChanges({ content, announcer, track, titleAt }: PageChangesDependencies): () => void {
  let shown = location.pathname;
  const scroll = createScrollMemory();
  const count = (): void => {
    const page = pageAt(shown);
    // An unknown path is not passed on: it is whatever somebody typed.
    const eventData = { path: page?.path ?? 'not-found', title: document.title };
    track({ eventType: 'page_view', eventSource: page?.slice ?? 'shell', eventData });
  };

  const onLeaving = (event: Event): void => {
    scroll.keep(detailOf(event).oldUrl);
  };
  const onArrived = (event: Event): void => {
    if (location.pathname === shown) return;
    shown = location.pathname;
    document.title = titleAt(shown);
    announcer.textContent = document.title;
    content.focus({ preventScroll: true });
    const { originalEvent } = detailOf(event);
    if (originalEvent && !originalEvent.singleSpa) scroll.restore(location.href);
    else if (!location.hash) scroll.toTop();
    count();
  };

  document.title = titleAt(shown);
  count();
  window.addEventListener('single-spa:before-routing-event', onLeaving);
  window.addEventListener('single-spa:routing-event', onArrived);
  return () => {
    scroll.stop();
    window.removeEventListener('single-spa:before-routing-event', onLeaving);
    window.removeEventListener('single-spa:routing-event', onArrived);
  };
}

const detailOf = (event: Event): RoutingEventDetail => (event as CustomEvent<RoutingEventDetail>).detail;

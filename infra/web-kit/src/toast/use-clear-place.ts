import { useEffect, type RefObject } from 'react';
import { clearTop } from './clear-top.js';
import type { Toast } from './toast-store.js';

/** Moves the toast off what it must not cover: the title and the close button of a dialog, and the field in focus. */
export function useClearPlace(regionRef: RefObject<HTMLElement | null>, toast: Toast | null): void {
  useEffect(() => {
    const region = regionRef.current;
    const card = region?.querySelector('[data-toast]');
    if (!region || !card) return;
    const place = (): void => {
      region.style.insetBlock = '';
      // The card's own height is not settled while it comes in.
      const { top, bottom } = region.getBoundingClientRect();
      const { left, right } = card.getBoundingClientRect();
      const obstacles = [...document.querySelectorAll('dialog[open] header'), ...partsOfFocusedField()];
      const boxes = obstacles.map((element) => element.getBoundingClientRect());
      const clear = clearTop({ left, right, top, bottom }, boxes, viewInSight());
      if (clear !== top) region.style.insetBlock = `${clear}px auto`;
    };
    const end = new AbortController();
    const listening = { capture: true, passive: true, signal: end.signal };
    for (const type of ['focusin', 'focusout', 'scroll', 'animationend']) {
      document.addEventListener(type, place, listening);
    }
    window.addEventListener('resize', place, listening);
    window.visualViewport?.addEventListener('resize', place, listening);
    window.visualViewport?.addEventListener('scroll', place, listening);
    // A dialog opens, or something more in it moves the rest.
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    place();
    return () => {
      end.abort();
      changes.disconnect();
      region.style.insetBlock = '';
    };
  }, [regionRef, toast]);
}

/** The control in focus, its labels, and what describes it, such as its error. Empty if that is no field. */
function partsOfFocusedField(): readonly Element[] {
  const control = document.activeElement;
  if (!control?.matches('input, select, textarea')) return [];
  const { labels } = control as HTMLInputElement;
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = described.map((id) => document.getElementById(id)).filter((element) => element !== null);
  return [control, ...(labels ?? []), ...descriptions];
}

/** What an on-screen keyboard leaves of the page. */
function viewInSight(): { readonly top: number; readonly bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top, bottom: top + height };
}

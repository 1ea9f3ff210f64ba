import { useEffect, type RefObject } from 'react';
import { clearTop } from './clear-top.js';
import type { Toast } from './toast-store.js';

/** Keeps the toast off a dialog's header and the focused field. */
export function useClearPlace(regionRef: RefObject<HTMLElement | null>, toast: Toast | null): void {
  useEffect(() => {
    const region = regionRef.current;
    const card = region?.querySelector('[data-toast]');
    if (!region || !card) return;
    const place = (): void => {
      region.style.insetBlock = '';
      // Not the card's own top and bottom, which change while it animates in.
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
    // A dialog may open, or its content may move.
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

/** The focused control, its labels, and its descriptions, such as an error. Empty if no field is focused. */
function partsOfFocusedField(): readonly Element[] {
  const control = document.activeElement;
  if (!control?.matches('input, select, textarea')) return [];
  const { labels } = control as HTMLInputElement;
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const descriptions = described.map((id) => document.getElementById(id)).filter((element) => element !== null);
  return [control, ...(labels ?? []), ...descriptions];
}

/** The part of the page above an on-screen keyboard. */
function viewInSight(): { readonly top: number; readonly bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top, bottom: top + height };
}

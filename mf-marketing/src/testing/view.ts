import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An observer of what is in view that reports what a test says. */
export function controlView() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class ControlledObserver {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(element: Element): void {
      watched.set(element, this.report);
    }
    disconnect(): void {
      for (const [element, report] of watched) if (report === this.report) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', ControlledObserver);
  return {
    /** Reports that the element's upper edge stands at `top`, where the watched part of the screen ends at 500. */
    bringTo(element: Element, top: number): void {
      const entry = {
        target: element,
        isIntersecting: top < 500,
        boundingClientRect: { top },
        rootBounds: { bottom: 500 },
      } as IntersectionObserverEntry;
      act(() => watched.get(element)?.([entry], undefined as unknown as IntersectionObserver));
    },
    isWatched: (element: Element): boolean => watched.has(element),
  };
}

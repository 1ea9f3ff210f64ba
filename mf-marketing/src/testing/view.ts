import { stubGlobal } from '@hearthway/tooling/testing';
import { act } from '@testing-library/react';

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
  stubGlobal('IntersectionObserver', ControlledObserver);
  return {
    /** Says where the element's upper edge stands; the watched part of the screen ends at 500. */
    place(element: Element, top: number): void {
      element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    },
    /** Reports that the element has come into view, or has gone out of it. */
    report(element: Element): void {
      const { top } = element.getBoundingClientRect();
      const entry = { target: element, isIntersecting: top < 500, rootBounds: new DOMRect(0, 0, 100, 500) };
      const entries = [entry as unknown as IntersectionObserverEntry];
      act(() => watched.get(element)?.(entries, undefined as unknown as IntersectionObserver));
    },
    isWatched: (element: Element): boolean => watched.has(element),
  };
}

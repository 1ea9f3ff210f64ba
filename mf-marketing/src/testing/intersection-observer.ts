import { stubGlobal } from '@hearthway/tooling/testing';
import { act } from '@testing-library/react';

/** An IntersectionObserver that the test triggers. */
export function stubIntersectionObserver() {
  const watched = new Map<Element, IntersectionObserverCallback>();
  class StubObserver {
    constructor(private readonly report: IntersectionObserverCallback) {}
    observe(element: Element): void {
      watched.set(element, this.report);
    }
    disconnect(): void {
      for (const [element, report] of watched) if (report === this.report) watched.delete(element);
    }
  }
  stubGlobal('IntersectionObserver', StubObserver);
  return {
    /** Sets the element's top edge. The observed area ends at 500. */
    place(element: Element, top: number): void {
      element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    },
    /** Fires the callback with the element's current position. */
    report(element: Element): void {
      const { top } = element.getBoundingClientRect();
      const entry = { target: element, isIntersecting: top < 500, rootBounds: new DOMRect(0, 0, 100, 500) };
      const entries = [entry as unknown as IntersectionObserverEntry];
      act(() => watched.get(element)?.(entries, undefined as unknown as IntersectionObserver));
    },
    isWatched: (element: Element): boolean => watched.has(element),
  };
}

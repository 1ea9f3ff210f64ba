import { cleanup, configure } from '@testing-library/react';
import { afterEach } from '@jest/globals';

const nothing = (): void => undefined;

// Lazy chunks are compiled on first import, which is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout: nothing intersects, and no media query matches.
const missing = {
  IntersectionObserver: class {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
  },
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
};
for (const [name, value] of Object.entries(missing)) {
  if (Reflect.get(globalThis, name) === undefined) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
const { prototype: anyElement } = Reflect.get(globalThis, 'Element') as { prototype: object };
Reflect.set(anyElement, 'scrollIntoView', nothing);

afterEach(cleanup);

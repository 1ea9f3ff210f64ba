import { cleanup, configure } from '@testing-library/react';
import { afterEach } from '@jest/globals';

const nothing = (): void => undefined;

// Lazy-loaded code is compiled on the fly, on a machine that may be busy with other tests.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout and lacks all of these: nothing ever comes into view, and no media query matches.
const missing = {
  IntersectionObserver: class {
    readonly observe = nothing;
    readonly unobserve = nothing;
    readonly disconnect = nothing;
  },
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  // Where webpack says that a release's files are.
  __webpack_public_path__: '/',
};
for (const [name, value] of Object.entries(missing)) {
  if (Reflect.get(globalThis, name) === undefined) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}
const { prototype: anyElement } = Reflect.get(globalThis, 'Element') as { prototype: object };
Reflect.set(anyElement, 'scrollIntoView', nothing);

afterEach(cleanup);

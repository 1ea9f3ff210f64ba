import type { User } from '@hearthway/contracts/identity';
import type { Platform, Toast } from '@hearthway/contracts/platform';
import { polyfillDialog } from '@hearthway/web-kit/testing';
import { afterEach } from '@jest/globals';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { JourneyApp } from '../journey-app.js';
import { inMemoryJourney, type GivenJourney, type InMemoryJourney } from './in-memory-journey.js';
import { testPlatform } from './test-platform.js';

export interface RenderedJourney {
  readonly journey: InMemoryJourney;
  readonly toasts: readonly Toast[];
  readonly person: UserEvent;
  readonly unmount: () => void;
}

export interface RenderOptions extends GivenJourney {
  readonly at?: string;
  readonly user?: User | null | undefined;
  /** A screen without room for the sidebar. */
  readonly small?: boolean;
  readonly reducedMotion?: boolean;
  readonly journey?: InMemoryJourney;
}

const rendered: Platform[] = [];
// What a page is still storing on the device when its test ends is no other test's.
afterEach(() => {
  for (const { session } of rendered.splice(0)) session.forget();
});

/** Renders the whole slice as the shell would, with in-memory services. */
export function renderJourney(options: RenderOptions = {}): RenderedJourney {
  const { at = '/dashboard', journey = inMemoryJourney(options) } = options;
  polyfillDialog();
  setMedia({ wide: !options.small, reducedMotion: options.reducedMotion ?? true });
  window.history.replaceState(null, '', at);
  const toasts: Toast[] = [];
  const platform = testPlatform({
    transport: journey.transport,
    toast: (toast) => void toasts.push(toast),
    user: 'user' in options ? options.user : journey.user(),
  });
  rendered.push(platform);
  const { unmount } = render(<JourneyApp platform={platform} />);
  return { journey, toasts, unmount, person: userEvent.setup({ delay: null }) };
}

// jsdom has no media queries, and doesn't scroll.
function setMedia({ wide, reducedMotion }: { wide: boolean; reducedMotion: boolean }): void {
  if (!Object.hasOwn(Element.prototype, 'scrollIntoView')) Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: query.includes('reduced-motion') ? reducedMotion : query.includes('width') && wide,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

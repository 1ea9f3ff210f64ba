import type { Platform, Toast, TrackedEvent } from '@hearthway/contracts/platform';
import { navigateStandalone } from '@hearthway/web-kit/testing';

export interface StandIn {
  readonly toast?: (toast: Toast) => void;
  readonly track?: (event: TrackedEvent) => void;
}

/** A platform without the shell: no one signed in, and working navigation. */
export function testPlatform({ toast = ignore, track = ignore }: StandIn = {}): Platform {
  return {
    session: {
      user: () => null,
      subscribe: () => ignore,
      hasToken: () => false,
      request: () => Promise.reject(new Error('An admin has no buyer’s session')),
      reload: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      forget: ignore,
    },
    toast,
    track,
    navigate: navigateStandalone,
  };
}

function ignore(): void {
  return undefined;
}

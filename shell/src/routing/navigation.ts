import type { User } from '@hearthway/contracts/identity';
import { redirectFor } from './guard.js';

export interface Navigation {
  /** Moves to a path of this site; where the guard would send the visitor on, it goes there at once. */
  readonly go: (path: string) => void;
  /** Sends the visitor from where they do not belong; true when it did. */
  readonly enforce: () => boolean;
}

export function createNavigation(user: () => User | null | undefined): Navigation {
  return {
    go(path) {
      const target = new URL(path, location.href);
      if (target.origin !== location.origin) throw new TypeError('Only paths of this site can be gone to');
      const destination = redirectFor(target.pathname, user()) ?? target.pathname + target.search + target.hash;
      if (destination !== location.pathname + location.search + location.hash) history.pushState(null, '', destination);
    },
    enforce() {
      const elsewhere = redirectFor(location.pathname, user());
      if (elsewhere === undefined) return false;
      history.replaceState(null, '', elsewhere);
      return true;
    },
  };
}

import type { User } from '@hearthway/contracts/identity';
import type { Platform } from '@hearthway/contracts/platform';
import { authPath, dashboardPath } from '../apps.js';
import { redirectFor } from './guard.js';

export interface Navigation {
  /** Moves to a path of this site; where the guard would send the visitor on, it goes there at once. */
  readonly go: Platform['navigate'];
  /** Sends the visitor from where they do not belong; true when it did. */
  readonly enforce: () => boolean;
  /** Goes to the sign-in screen of somebody's own will: the next sign-in starts anew. */
  readonly leave: () => void;
}

/** Whoever was sent to sign in comes back to the page they had wanted. */
export function createNavigation(user: () => User | null | undefined): Navigation {
  let wanted: string | undefined;

  const destinationFor = (address: URL | Location): string | undefined => {
    const elsewhere = redirectFor(address.pathname, user());
    if (elsewhere === authPath) wanted = address.pathname + address.search + address.hash;
    if (elsewhere !== dashboardPath) return elsewhere;
    const back = wanted ?? dashboardPath;
    wanted = undefined;
    return back;
  };
  const go: Platform['navigate'] = (path, { replace = false } = {}) => {
    const target = new URL(path, location.href);
    if (target.origin !== location.origin) throw new TypeError('Only paths of this site can be gone to');
    const destination = destinationFor(target) ?? target.pathname + target.search + target.hash;
    if (destination === location.pathname + location.search + location.hash) return;
    if (replace) history.replaceState(null, '', destination);
    else history.pushState(null, '', destination);
  };

  return {
    go,
    enforce() {
      const elsewhere = destinationFor(location);
      if (elsewhere === undefined) return false;
      history.replaceState(null, '', elsewhere);
      return true;
    },
    leave() {
      wanted = undefined;
      go(authPath);
    },
  };
}

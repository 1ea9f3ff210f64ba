import type { Platform } from '@hearthway/contracts/platform';
import { authPath, dashboardPath } from '@hearthway/contracts/page-paths';
import type { Site } from '../site/index.js';
import type { Guard } from './guard.js';

export interface NavigationDependencies {
  readonly guard: Guard;
  readonly pageAt: Site['pageAt'];
  /** Goes to a path by a page load. */
  readonly loadPage: (path: string) => void;
}

export interface Navigation {
  /**
   * Goes to a path of this site, or straight to where the guard redirects. Loads a page that this tab doesn't know, which may have
   * come with a later release. @throws {TypeError} for another site
   */
  readonly go: Platform['navigate'];
  /** Applies the guard to the current page. Returns true if it redirected. */
  readonly enforce: () => boolean;
  /** Goes to the sign-in screen after signing out. The next sign-in starts at the dashboard. */
  readonly leave: () => void;
}

/** Remembers the requested page of a visitor redirected to sign in, and returns there after. */
export function createNavigation({ guard, pageAt, loadPage }: NavigationDependencies): Navigation {
  let requested: string | undefined;

  const destinationFor = (address: URL | Location): string | undefined => {
    const redirect = guard(address.pathname);
    if (redirect === authPath) requested = address.pathname + address.search + address.hash;
    if (redirect !== dashboardPath) return redirect;
    const returnTo = requested ?? dashboardPath;
    requested = undefined;
    return returnTo;
  };
  const go: Platform['navigate'] = (path, { replace = false } = {}) => {
    const target = new URL(path, location.href);
    if (target.origin !== location.origin) throw new TypeError('Can only navigate to paths of this site');
    const redirect = destinationFor(target);
    const destination = redirect ?? target.pathname + target.search + target.hash;
    if (destination === location.pathname + location.search + location.hash) return;
    if (redirect === undefined && !pageAt(target.pathname)) loadPage(destination);
    else if (replace) history.replaceState(null, '', destination);
    else history.pushState(null, '', destination);
  };

  return {
    go,
    enforce() {
      const redirect = destinationFor(location);
      if (redirect === undefined) return false;
      history.replaceState(null, '', redirect);
      return true;
    },
    leave() {
      requested = undefined;
      go(authPath);
    },
  };
}

import type { User } from '@hearthway/contracts/identity';
import { authPath, dashboardPath } from '../shell-pages.js';
import type { SiteMap } from '../site-map.js';

/** Where to redirect from this path. `undefined` means stay, also while the user is unknown. */
export function redirectFor(
  { isPrivate }: Pick<SiteMap, 'isPrivate'>,
  pathname: string,
  user: User | null | undefined,
): string | undefined {
  if (user === null && isPrivate(pathname)) return authPath;
  if (user && pathname === authPath) return dashboardPath;
  return undefined;
}

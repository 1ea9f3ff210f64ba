import type { User } from '@hearthway/contracts/identity';
import { authPath, dashboardPath, isPrivate } from '@hearthway/contracts/pages';

/** Where to redirect from this path. `undefined` means stay, also while the user is unknown. */
export function redirectFor(pathname: string, user: User | null | undefined): string | undefined {
  if (user === null && isPrivate(pathname)) return authPath;
  if (user && pathname === authPath) return dashboardPath;
  return undefined;
}

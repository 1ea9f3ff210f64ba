import type { User } from '@hearthway/contracts/identity';
import { authPath, dashboardPath, isPrivate } from '../apps.js';

/** Where a visitor belongs instead of this path; `undefined` to stay, and while it is not known who they are. */
export function redirectFor(pathname: string, user: User | null | undefined): string | undefined {
  if (user === null && isPrivate(pathname)) return authPath;
  if (user && pathname === authPath) return dashboardPath;
  return undefined;
}

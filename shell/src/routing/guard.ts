import type { User } from '@hearthway/contracts/identity';
import { authPath, dashboardPath, isPrivate, signInCodePath } from '@hearthway/contracts/pages';

const signInPaths: ReadonlySet<string> = new Set([authPath, signInCodePath]);

/** Where to redirect from this path. `undefined` means stay, also while the user is unknown. */
export function redirectFor(pathname: string, user: User | null | undefined): string | undefined {
  if (user === null && isPrivate(pathname)) return authPath;
  if (user && signInPaths.has(pathname)) return dashboardPath;
  return undefined;
}

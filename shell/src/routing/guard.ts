import type { User } from '@hearthway/contracts/identity';
import { authPath, dashboardPath, signInCodePath } from '@hearthway/contracts/page-paths';
import type { Site } from '../site/index.js';

const signInPaths: ReadonlySet<string> = new Set([authPath, signInCodePath]);

/** Where the guard redirects from a path. `undefined` means stay, also while the user is unknown. */
export type Guard = (pathname: string) => string | undefined;

export function createGuard({ pageAt }: Pick<Site, 'pageAt'>, user: () => User | null | undefined): Guard {
  return (pathname) => {
    const now = user();
    if (now === null && pageAt(pathname)?.access === 'buyer') return authPath;
    if (now && signInPaths.has(pathname)) return dashboardPath;
    return undefined;
  };
}

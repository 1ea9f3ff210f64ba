import type { SitePage } from '../site-pages.js';

/** Compressed, in KB. Of public pages, which strangers open on phones, and of those behind a sign-in. */
const mostOfScripts = { public: 180, buyer: 225, admin: 225 } as const;
const mostOfStyles = 15;

export interface PageSize extends Pick<SitePage, 'path' | 'access'> {
  /** Compressed bytes of everything that the first view of the page needs. */
  readonly scripts: number;
  readonly styles: number;
}

/** Pages whose first view would be too large, a line each. */
export function budgetFaults(slice: string, pages: readonly PageSize[]): string[] {
  return pages.flatMap(({ path, access = 'public', scripts, styles }) => [
    ...tooLarge(`${path} of ${slice}`, 'scripts', scripts, mostOfScripts[access]),
    ...tooLarge(`${path} of ${slice}`, 'styles', styles, mostOfStyles),
  ]);
}

function tooLarge(page: string, what: string, bytes: number, budget: number): string[] {
  const size = bytes / 1024;
  return size <= budget ? [] : [`${page} loads ${size.toFixed(1)} KB of ${what} first; its budget is ${budget} KB`];
}

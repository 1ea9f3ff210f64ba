import { dashboardPath } from '../page-paths.js';
import type { ReleasedPage } from './release.js';

const kilobytes = (count: number): number => count * 1_024;

export interface BudgetedPage extends Pick<ReleasedPage, 'path' | 'access'> {
  readonly isPrerendered: boolean;
}

/** What a browser with an empty cache loads before a page is complete, in bytes as sent: compressed with brotli. */
export interface FirstLoadBudget {
  readonly scripts: number;
  readonly styles: number;
}

/**
 * Of a page's first load: the shell, the slice's entry, and the page. A page that is rendered in advance is where strangers arrive,
 * often on a phone, and the dashboard is where nearly every buyer starts. On other pages, most of it is in the browser's cache.
 */
export function firstLoadBudget({ path, access, isPrerendered }: BudgetedPage): FirstLoadBudget {
  const styles = kilobytes(15);
  if (isPrerendered) return { scripts: kilobytes(130), styles };
  return { scripts: path === dashboardPath ? kilobytes(170) : scriptsByAccess[access], styles };
}

const scriptsByAccess: Readonly<Record<ReleasedPage['access'], number>> = {
  public: kilobytes(195),
  buyer: kilobytes(245),
  admin: kilobytes(180),
};

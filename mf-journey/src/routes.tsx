import type { ReactNode } from 'react';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { NotOpenYet } from './pages/not-open-yet/not-open-yet.js';
import { upcomingPages } from './pages/not-open-yet/upcoming-pages.js';
import { usePath } from './platform/index.js';

/** Which page answers which path: the slice's map. */
const pages: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ['/dashboard', <Dashboard key="/dashboard" />],
  ...Object.entries(upcomingPages).map(([path, page]) => [path, <NotOpenYet key={path} page={page} />] as const),
]);

/** Any other path is another slice's, so nothing is drawn for it. */
export function JourneyRoutes(): ReactNode {
  return pages.get(usePath()) ?? null;
}

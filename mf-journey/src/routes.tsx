import { lazy, Suspense, type ReactNode } from 'react';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { upcomingPages } from './pages/not-open-yet/upcoming-pages.js';
import { PageSkeleton } from './pages/page-skeleton/page-skeleton.js';
import { usePath } from './platform/index.js';

// A page comes when it is opened; the dashboard, where nearly everybody starts, is there at once.
const NotOpenYet = lazy(async () => ({ default: (await import('./pages/not-open-yet/not-open-yet.js')).NotOpenYet }));
const GetToKnowYou = lazy(async () => ({
  default: (await import('./pages/get-to-know-you/get-to-know-you.js')).GetToKnowYou,
}));
const PreApprovalForm = lazy(async () => ({
  default: (await import('./pages/pre-approval-form/pre-approval-form.js')).PreApprovalForm,
}));
const Settings = lazy(async () => ({ default: (await import('./pages/settings/settings.js')).Settings }));

/** Which page answers which path: the slice's map. */
const pages: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ['/dashboard', <Dashboard key="/dashboard" />],
  ['/get-to-know-you', <GetToKnowYou key="/get-to-know-you" />],
  ['/pre-approval-form', <PreApprovalForm key="/pre-approval-form" />],
  ['/settings', <Settings key="/settings" />],
  ...Object.entries(upcomingPages).map(([path, page]) => [path, <NotOpenYet key={path} page={page} />] as const),
]);

/** Any other path is another slice's, so nothing is drawn for it. */
export function JourneyRoutes(): ReactNode {
  const path = usePath();
  return (
    <Suspense key={path} fallback={<PageSkeleton />}>
      {pages.get(path) ?? null}
    </Suspense>
  );
}

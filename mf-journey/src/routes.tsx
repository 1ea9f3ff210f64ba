import type { ReactNode } from 'react';
import { Card, ErrorState } from '@hearthway/web-kit';
import { PageBoundary } from '@hearthway/web-kit/router';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { upcomingPages } from './pages/coming-soon/upcoming-pages.js';
import { PageSkeleton } from './pages/page-skeleton/page-skeleton.js';

// Pages load when opened, except the dashboard, where nearly everyone starts.
const waiting = <PageSkeleton />;
const ComingSoon = lazyPage(async () => (await import('./pages/coming-soon/coming-soon.js')).ComingSoon, waiting);
const GetToKnowYou = lazyPage(
  async () => (await import('./pages/get-to-know-you/get-to-know-you.js')).GetToKnowYou,
  waiting,
);
const PreApprovalForm = lazyPage(
  async () => (await import('./pages/pre-approval-form/pre-approval-form.js')).PreApprovalForm,
  waiting,
);
const Settings = lazyPage(async () => (await import('./pages/settings/settings.js')).Settings, waiting);

/** The slice's routes. Other paths belong to other slices, so they render nothing. */
export function JourneyRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<PageBoundary failed={failed} />}>
        <Route caseSensitive path="/dashboard" element={<Dashboard />} />
        <Route caseSensitive path="/get-to-know-you" element={<GetToKnowYou />} />
        <Route caseSensitive path="/pre-approval-form" element={<PreApprovalForm />} />
        <Route caseSensitive path="/settings" element={<Settings />} />
        {Object.entries(upcomingPages).map(([path, page]) => (
          <Route key={path} caseSensitive path={path} element={<ComingSoon page={page} />} />
        ))}
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
}

function failed(retry: () => void): ReactNode {
  return (
    <Card padding="large">
      <ErrorState title="We couldn’t load this page" headingLevel={1} onRetry={retry}>
        <p>Your saved work is safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}

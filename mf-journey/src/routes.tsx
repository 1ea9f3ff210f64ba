import type { ComponentType, ReactNode } from 'react';
import type { PagePath } from '@hearthway/contracts/pages';
import { Card, ErrorState } from '@hearthway/web-kit';
import { PageBoundary } from '@hearthway/web-kit/router';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { PageSkeleton } from './pages/page-skeleton/page-skeleton.js';

// Pages load when opened, except the dashboard, where nearly everyone starts.
const waiting = <PageSkeleton />;
const opened = (load: () => Promise<ComponentType>): ReactNode => {
  const Page = lazyPage(load, waiting);
  return <Page />;
};
const loadHome = () => import('./pages/home/home.js');

/** Every page of the slice in the table of pages. */
const pages: Readonly<Record<PagePath<'mf-journey'>, ReactNode>> = {
  '/dashboard': <Dashboard />,
  '/get-to-know-you': opened(async () => (await import('./pages/get-to-know-you/get-to-know-you.js')).GetToKnowYou),
  '/pre-approval-form': opened(
    async () => (await import('./pages/pre-approval-form/pre-approval-form.js')).PreApprovalForm,
  ),
  '/buying-power': opened(async () => (await import('./pages/buying-power/buying-power.js')).BuyingPower),
  '/get-pre-approved': opened(
    async () => (await import('./pages/get-pre-approved/get-pre-approved.js')).GetPreApproved,
  ),
  '/home-goals': opened(async () => (await import('./pages/home-goals/home-goals.js')).HomeGoals),
  '/home-search': opened(async () => {
    const { HomeSearch } = await import('./pages/home-search/home-search.js');
    // So that a home's page opens during a tour, even without a connection.
    void loadHome().catch(() => undefined);
    return HomeSearch;
  }),
  '/home-search/:homeId': opened(async () => (await loadHome()).HomePage),
  '/make-offer': opened(async () => (await import('./pages/make-offer/make-offer.js')).MakeOffer),
  '/mortgage-application': opened(
    async () => (await import('./pages/mortgage-application/mortgage-application.js')).MortgageApplication,
  ),
  '/home-inspection': opened(async () => (await import('./pages/home-inspection/home-inspection.js')).HomeInspection),
  '/underwriting': opened(async () => (await import('./pages/underwriting/underwriting.js')).Underwriting),
  '/closing': opened(async () => (await import('./pages/closing/closing.js')).Closing),
  '/chat': opened(async () => (await import('./pages/chat/chat.js')).Chat),
  '/documents': opened(async () => (await import('./pages/documents/documents.js')).Documents),
  '/signatures': opened(async () => (await import('./pages/signatures/signatures.js')).Signatures),
  '/signatures/:envelopeId': opened(async () => (await import('./pages/signatures/envelope.js')).Envelope),
  '/sign': opened(async () => (await import('./pages/sign/sign.js')).Sign),
  '/shared/:token': opened(async () => (await import('./pages/shared-scenario/shared-scenario.js')).SharedScenario),
  '/shared-document/:token': opened(
    async () => (await import('./pages/shared-document/shared-document.js')).SharedDocument,
  ),
  '/settings': opened(async () => (await import('./pages/settings/settings.js')).Settings),
};

/** The slice's routes. Other paths belong to other slices, so they render nothing. */
export function JourneyRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<PageBoundary failed={failed} />}>
        {Object.entries(pages).map(([path, page]) => (
          <Route key={path} caseSensitive path={path} element={page} />
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

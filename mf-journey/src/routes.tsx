import type { ReactNode } from 'react';
import { Card, ErrorState } from '@hearthway/web-kit';
import { PageBoundary } from '@hearthway/web-kit/router';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Route, Routes } from 'react-router-dom';
import { Dashboard } from './pages/dashboard/dashboard.js';
import { PageSkeleton } from './pages/page-skeleton/page-skeleton.js';

// Pages load when opened, except the dashboard, where nearly everyone starts.
const waiting = <PageSkeleton />;
const BuyingPower = lazyPage(async () => (await import('./pages/buying-power/buying-power.js')).BuyingPower, waiting);
const Chat = lazyPage(async () => (await import('./pages/chat/chat.js')).Chat, waiting);
const ClosingPage = lazyPage(async () => (await import('./pages/closing/closing.js')).ClosingPage, waiting);
const DocumentsPage = lazyPage(async () => (await import('./pages/documents/documents.js')).DocumentsPage, waiting);
const GetToKnowYou = lazyPage(
  async () => (await import('./pages/get-to-know-you/get-to-know-you.js')).GetToKnowYou,
  waiting,
);
const GetPreApproved = lazyPage(
  async () => (await import('./pages/get-pre-approved/get-pre-approved.js')).GetPreApproved,
  waiting,
);
const HomeGoalsPage = lazyPage(async () => (await import('./pages/home-goals/home-goals.js')).HomeGoalsPage, waiting);
const HomeDetail = lazyPage(async () => (await import('./pages/home-detail/home-detail.js')).HomeDetail, waiting);
const HomeInspection = lazyPage(
  async () => (await import('./pages/home-inspection/home-inspection.js')).HomeInspection,
  waiting,
);
const HomeSearch = lazyPage(async () => (await import('./pages/home-search/home-search.js')).HomeSearch, waiting);
const MakeOffer = lazyPage(async () => (await import('./pages/make-offer/make-offer.js')).MakeOffer, waiting);
const MortgageApplication = lazyPage(
  async () => (await import('./pages/mortgage-application/mortgage-application.js')).MortgageApplication,
  waiting,
);
const PreApprovalForm = lazyPage(
  async () => (await import('./pages/pre-approval-form/pre-approval-form.js')).PreApprovalForm,
  waiting,
);
const Settings = lazyPage(async () => (await import('./pages/settings/settings.js')).Settings, waiting);
const Underwriting = lazyPage(async () => (await import('./pages/underwriting/underwriting.js')).Underwriting, waiting);

/** The slice's routes. Other paths belong to other slices, so they render nothing. */
export function JourneyRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<PageBoundary failed={pageFailed} />}>
        <Route caseSensitive path="/dashboard" element={<Dashboard />} />
        <Route caseSensitive path="/buying-power" element={<BuyingPower />} />
        <Route caseSensitive path="/chat" element={<Chat />} />
        <Route caseSensitive path="/closing" element={<ClosingPage />} />
        <Route caseSensitive path="/documents" element={<DocumentsPage />} />
        <Route caseSensitive path="/get-to-know-you" element={<GetToKnowYou />} />
        <Route caseSensitive path="/get-pre-approved" element={<GetPreApproved />} />
        <Route caseSensitive path="/home-goals" element={<HomeGoalsPage />} />
        <Route caseSensitive path="/home-inspection" element={<HomeInspection />} />
        <Route caseSensitive path="/home-search" element={<HomeSearch />} />
        <Route caseSensitive path="/home-search/:homeId" element={<HomeDetail />} />
        <Route caseSensitive path="/make-offer" element={<MakeOffer />} />
        <Route caseSensitive path="/mortgage-application" element={<MortgageApplication />} />
        <Route caseSensitive path="/pre-approval-form" element={<PreApprovalForm />} />
        <Route caseSensitive path="/settings" element={<Settings />} />
        <Route caseSensitive path="/underwriting" element={<Underwriting />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
}

/** Shown if a page’s files can’t be loaded. */
export function pageFailed(retry: () => void): ReactNode {
  return (
    <Card padding="large">
      <ErrorState title="We couldn’t load this page" headingLevel={1} onRetry={retry}>
        <p>Your saved work is safe. Check your connection and try again.</p>
      </ErrorState>
    </Card>
  );
}

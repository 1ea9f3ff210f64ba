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
const ComingSoon = lazyPage(async () => (await import('./pages/coming-soon/coming-soon.js')).ComingSoon, waiting);
/** @param promise ends the sentence “Here you’ll be able to” */
const comingSoon = (promise: string): ReactNode => <ComingSoon promise={promise} />;

/** Every page of the slice in the table of pages. */
const pages: Readonly<Record<PagePath<'mf-journey'>, ReactNode>> = {
  '/dashboard': <Dashboard />,
  '/get-to-know-you': opened(async () => (await import('./pages/get-to-know-you/get-to-know-you.js')).GetToKnowYou),
  '/pre-approval-form': opened(
    async () => (await import('./pages/pre-approval-form/pre-approval-form.js')).PreApprovalForm,
  ),
  '/buying-power': opened(async () => (await import('./pages/buying-power/buying-power.js')).BuyingPower),
  '/get-pre-approved': comingSoon(
    'compare lenders that fit your finances side by side and see what each one needs from you.',
  ),
  '/home-goals': comingSoon('list what your home must have and what would be nice, and check every visit against it.'),
  '/home-search': comingSoon('keep track of the homes you’re looking at, take notes on each, and compare them.'),
  '/make-offer': comingSoon('get help choosing a price and terms and putting your offer in writing.'),
  '/mortgage-application': comingSoon(
    'follow your loan application from first form to locked rate and always see what’s still missing.',
  ),
  '/home-inspection': comingSoon('learn what an inspector looks at, what to ask, and what to do about what they find.'),
  '/underwriting': comingSoon(
    'see what your lender is checking, what they may still ask for, and what it means for you.',
  ),
  '/closing': comingSoon('see what to sign, what to pay, and what to bring, day by day until you have your keys.'),
  '/chat': comingSoon('ask Mia, your home-buying assistant, anything and get answers in plain words.'),
  '/documents': comingSoon(
    'keep every document for your purchase in one place, easy to find on the day someone asks for it.',
  ),
  '/shared/:token': opened(async () => (await import('./pages/shared-scenario/shared-scenario.js')).SharedScenario),
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

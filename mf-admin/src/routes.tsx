import type { ReactNode } from 'react';
import type { PagePath } from '@hearthway/contracts/pages';
import { PageBoundary } from '@hearthway/web-kit/router';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Route, Routes } from 'react-router-dom';
import { pageFailed, pageWaiting } from './page-placeholders.js';
import { AdminGate } from './session/index.js';

// Page scripts load only after sign-in.
const AdminPage = lazyPage(async () => (await import('./pages/admin/admin-page.js')).AdminPage, pageWaiting);
const EmailTestPage = lazyPage(
  async () => (await import('./pages/email-test/email-test-page.js')).EmailTestPage,
  pageWaiting,
);

const pages: Readonly<Record<PagePath<'mf-admin'>, ReactNode>> = {
  '/admin': <AdminPage />,
  '/email-test': <EmailTestPage />,
};

/** The slice's routes. Other paths belong to other slices, so they render nothing. */
export function AdminRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<PageBoundary failed={pageFailed} />}>
        <Route element={<AdminGate />}>
          {Object.entries(pages).map(([path, page]) => (
            <Route key={path} caseSensitive path={path} element={page} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
}

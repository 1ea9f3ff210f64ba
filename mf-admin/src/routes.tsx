import type { ReactNode } from 'react';
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

/** The slice's routes. Other paths belong to other slices, so they render nothing. */
export function AdminRoutes(): ReactNode {
  return (
    <Routes>
      <Route element={<AdminGate />}>
        <Route element={<PageBoundary failed={pageFailed} />}>
          <Route caseSensitive path="/admin" element={<AdminPage />} />
          <Route caseSensitive path="/email-test" element={<EmailTestPage />} />
        </Route>
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
}

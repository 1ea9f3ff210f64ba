import type { ReactNode } from 'react';
import { PageBoundary } from '@hearthway/web-kit/router';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Route, Routes } from 'react-router-dom';
import { pageFailed, pageWaiting } from './page-stand-ins.js';
import { AdminGate } from './session/index.js';

// A page's script is fetched by who is signed in, and by nobody else.
const AdminPage = lazyPage(async () => (await import('./pages/admin/admin-page.js')).AdminPage, pageWaiting);
const EmailTestPage = lazyPage(
  async () => (await import('./pages/email-test/email-test-page.js')).EmailTestPage,
  pageWaiting,
);

/** Which page answers which path: the slice's map. Any other path is another slice's, so nothing is drawn for it. */
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

import type { ReactNode } from 'react';
import { usePath } from '@hearthway/web-kit';
import { partOfTheSlice } from './late-part/index.js';
import { AdminGate } from './session/index.js';

// A page's script is fetched by who is signed in, and by nobody else.
const AdminPage = partOfTheSlice(async () => (await import('./pages/admin/admin-page.js')).AdminPage);
const EmailTestPage = partOfTheSlice(async () => (await import('./pages/email-test/email-test-page.js')).EmailTestPage);

/** Which page answers which path: the slice's map. */
const pages: ReadonlyMap<string, ReactNode> = new Map([
  ['/admin', <AdminPage key="/admin" />],
  ['/email-test', <EmailTestPage key="/email-test" />],
]);

/** Any other path is another slice's, so nothing is drawn for it. */
export function AdminRoutes(): ReactNode {
  const page = pages.get(usePath());
  return page ? <AdminGate>{page}</AdminGate> : null;
}

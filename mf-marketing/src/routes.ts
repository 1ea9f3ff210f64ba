import { ownValue } from '@hearthway/contracts/own-value';
import type { PagePath } from '@hearthway/contracts/pages';
import type { PageModule } from './page.js';

/** Each page is a separate chunk with its own script and styles. */
export type LoadPage = () => Promise<{ readonly page: PageModule }>;

const landing: LoadPage = () => import('./pages/landing/index.js');

/** Page by path, used by the browser and by the build, which prerenders all of them. */
export const routes: Readonly<Record<PagePath<'mf-marketing'>, LoadPage>> = {
  '/': landing,
  '/landing': landing,
  '/about': () => import('./pages/about/index.js'),
  '/faq': () => import('./pages/faq/index.js'),
  '/privacy': () => import('./pages/privacy/index.js'),
  '/terms': () => import('./pages/terms/index.js'),
  '/waitlist/joined': () => import('./pages/waitlist-result/joined.js'),
  '/waitlist/not-joined': () => import('./pages/waitlist-result/not-joined.js'),
  '/waitlist/leave': () => import('./pages/email/leave.js'),
  '/waitlist/left': () => import('./pages/email/left.js'),
  '/email/unsubscribe': () => import('./pages/email/unsubscribe.js'),
  '/email/unsubscribed': () => import('./pages/email/unsubscribed.js'),
  '/founding-success': () => import('./pages/founding-success/index.js'),
  '/toolkit-success': () => import('./pages/toolkit-success/index.js'),
  '/payment-cancelled': () => import('./pages/payment-cancelled/index.js'),
};

export interface LoadedPage extends PageModule {
  readonly path: string;
}

/** Falls back to the landing page, so a visitor on an unknown path still sees something. */
export async function loadPage(path: string): Promise<LoadedPage> {
  const { page } = await (ownValue<LoadPage>(routes, path) ?? landing)();
  return { ...page, path };
}

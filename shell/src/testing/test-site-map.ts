import { brand } from '@hearthway/contracts/brand';
import type { Page } from '@hearthway/contracts/releases';
import { shellPages } from '../shell-pages.js';
import { createSiteMap } from '../site-map.js';

const page = (slice: string, path: string, name: string, access: Page['access']): Page => ({
  path,
  slice,
  title: `${name} · ${brand.name}`,
  ...(access && { access }),
});

/** Pages of three slices, and the shell's own, as the gateway lists them. */
export const testPages: readonly Page[] = [
  page('mf-marketing', '/', 'Home', 'public'),
  page('mf-marketing', '/landing', 'Home', undefined),
  page('mf-marketing', '/about', 'About Us', undefined),
  page('mf-marketing', '/faq', 'Questions', undefined),
  page('mf-journey', '/dashboard', 'Dashboard', 'buyer'),
  page('mf-journey', '/get-to-know-you', 'Getting to know you', 'buyer'),
  page('mf-journey', '/closing', 'Closing', 'buyer'),
  page('mf-journey', '/documents', 'Documents', 'buyer'),
  page('mf-journey', '/settings', 'Settings', 'buyer'),
  page('mf-admin', '/admin', 'Admin', 'admin'),
  ...shellPages.map((one) => ({ ...one, slice: 'shell' })),
  page('mf-journey', '/home-search/:homeId', 'Your home', 'buyer'),
];

export const testSiteMap = () => createSiteMap(testPages);

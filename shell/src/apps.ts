import { brand } from '@hearthway/contracts/brand';
import type { Page } from '@hearthway/contracts/releases';

export type SliceName = 'mf-marketing' | 'mf-journey' | 'mf-admin';

export interface SitePage {
  readonly path: string;
  /** Fallback; a prerendered page brings its own title. */
  readonly title: string;
}

export interface App {
  readonly name: SliceName;
  /**
   * `buyer`: all pages require sign-in. `admin`: the shell lets everyone in, and the slice asks for the admin's own
   * credentials.
   */
  readonly access: 'public' | 'buyer' | 'admin';
  readonly pages: readonly SitePage[];
}

const titled = (name: string): string => `${name} · ${brand.name}`;
const landingTitle = `${brand.name} · ${brand.tagline}`;

/** The product map: which slice owns which path. The only list of slices; the gateway reads it as `pages.json`. */
export const apps: readonly App[] = [
  {
    name: 'mf-marketing',
    access: 'public',
    pages: [
      { path: '/', title: landingTitle },
      { path: '/landing', title: landingTitle },
      { path: '/about', title: titled('About Us') },
      { path: '/faq', title: titled('Questions and answers') },
      { path: '/privacy', title: titled('Privacy Policy') },
      { path: '/terms', title: titled('Terms of Service') },
      { path: '/waitlist/joined', title: titled("You're on the list!") },
      { path: '/waitlist/not-joined', title: titled('Waitlist') },
      { path: '/waitlist/leave', title: titled('Leave the waitlist') },
      { path: '/waitlist/left', title: titled('You left the waitlist') },
      { path: '/email/unsubscribe', title: titled('Unsubscribe') },
      { path: '/email/unsubscribed', title: titled('You’re unsubscribed') },
      { path: '/founding-success', title: titled('Founding Member Contribution') },
      { path: '/toolkit-success', title: titled('Offer Toolkit Pre-Order') },
      { path: '/payment-cancelled', title: titled('Payment not completed') },
    ],
  },
  {
    name: 'mf-journey',
    access: 'buyer',
    pages: [
      { path: '/dashboard', title: titled('Dashboard') },
      { path: '/get-to-know-you', title: titled("Let's Get to Know You") },
      { path: '/pre-approval-form', title: titled('Pre-approval information') },
      { path: '/buying-power', title: titled('Buying Power') },
      { path: '/get-pre-approved', title: titled('Get Pre-Approved') },
      { path: '/home-goals', title: titled('Home Goals') },
      { path: '/home-search', title: titled('Home Search') },
      { path: '/make-offer', title: titled('Make Offer') },
      { path: '/mortgage-application', title: titled('Mortgage Application') },
      { path: '/home-inspection', title: titled('Home Inspection') },
      { path: '/underwriting', title: titled('Underwriting') },
      { path: '/closing', title: titled('Closing') },
      { path: '/chat', title: titled(`Ask ${brand.assistant}`) },
      { path: '/documents', title: titled('Documents') },
      { path: '/settings', title: titled('Settings') },
    ],
  },
  {
    name: 'mf-admin',
    access: 'admin',
    pages: [
      { path: '/admin', title: titled('Admin') },
      { path: '/email-test', title: titled('Email test') },
    ],
  },
];

export const homePath = '/';
export const authPath = '/auth';
export const dashboardPath = '/dashboard';

/** Pages the shell renders itself. */
const shellPages: readonly SitePage[] = [{ path: authPath, title: titled('Log in or register') }];

export const notFoundTitle = titled('Page not found');

export const pages: readonly Page[] = [
  ...apps.flatMap((app) => app.pages.map((page) => ({ ...page, slice: app.name, access: app.access }))),
  ...shellPages.map((page) => ({ ...page, slice: 'shell' })),
];

/** The page at a path, matched exactly as in the gateway. `undefined` means not found. */
export function pageAt(pathname: string): Page | undefined {
  return pages.find((page) => page.path === pathname);
}

export function isPrivate(pathname: string): boolean {
  const owner = pageAt(pathname)?.slice;
  return apps.some((app) => app.name === owner && app.access === 'buyer');
}

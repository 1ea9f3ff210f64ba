import { brand } from './brand.js';
import { journeyPages, named, pageIn, type SitePage } from './journey-pages.js';
import { notFoundPage, titled } from './page-paths.js';

export { milestonePath, type SitePage } from './journey-pages.js';
export * from './page-paths.js';

const landing = { title: `${brand.name} · ${brand.tagline}`, reportName: 'Landing page' };
const shell = { slice: 'shell', access: 'public' } as const;
const marketing = { slice: 'mf-marketing', access: 'public' } as const;
/** The shell lets everyone in, and the slice asks for the admin's own credentials. */
const admin = { slice: 'mf-admin', access: 'admin' } as const;

/**
 * Every page, matched by its whole path, in which a part after a colon stands for any id: reports name the path as it is here, so
 * that no id gets into them. The only list of pages: the rows of each slice's releases (from which shell and gateway know them), its
 * routes, the names in reports, the pages of milestones, and the browser tests' lists come from it.
 */
export const sitePages = [
  { ...marketing, path: '/', ...landing },
  { ...marketing, path: '/landing', ...landing },
  { ...marketing, path: '/about', ...named('About Us') },
  { ...marketing, path: '/faq', ...named('Questions and answers') },
  { ...marketing, path: '/privacy', ...named('Privacy Policy') },
  { ...marketing, path: '/terms', ...named('Terms of Service') },
  { ...marketing, path: '/waitlist/joined', title: titled("You're on the list!"), reportName: 'Waitlist: joined' },
  { ...marketing, path: '/waitlist/not-joined', title: titled('Waitlist'), reportName: 'Waitlist: not joined' },
  { ...marketing, path: '/waitlist/leave', title: titled('Leave the waitlist'), reportName: 'Waitlist: leave' },
  { ...marketing, path: '/waitlist/left', title: titled('You left the waitlist'), reportName: 'Waitlist: left' },
  { ...marketing, path: '/email/unsubscribe', ...named('Unsubscribe') },
  { ...marketing, path: '/email/unsubscribed', title: titled('You’re unsubscribed'), reportName: 'Unsubscribed' },
  { ...marketing, path: '/founding-success', ...named('Founding Member Contribution') },
  { ...marketing, path: '/toolkit-success', ...named('Offer Toolkit Pre-Order') },
  { ...marketing, path: '/payment-cancelled', ...named('Payment not completed') },
  { ...shell, path: '/auth', ...named('Log in or register') },
  { ...shell, path: '/auth/code', ...named('Log in with a code') },
  { ...shell, path: '/auth/forgot-password', ...named('Forgot your password') },
  { ...shell, path: '/auth/new-password', ...named('Choose a new password') },
  { ...shell, path: '/auth/confirm-email', ...named('Confirm your email') },
  { ...shell, path: '/auth/undo-email-change', ...named('Undo the change of your email') },
  { ...shell, path: '/auth/end-session', ...named('Log out a device') },
  ...journeyPages,
  { ...admin, path: '/admin', ...named('Admin') },
  { ...admin, path: '/email-test', ...named('Email test') },
] as const satisfies readonly SitePage[];

type AnyPage = (typeof sitePages)[number];

/** The paths of a slice's pages, or of all. A slice's routes are a record by these, so that a missing one fails its build. */
export type PagePath<Slice extends AnyPage['slice'] = AnyPage['slice']> = Extract<AnyPage, { slice: Slice }>['path'];

export type SliceName = Exclude<AnyPage['slice'], 'shell'>;

/** The slices that the shell loads. */
export const sliceNames: readonly SliceName[] = [
  ...new Set(sitePages.flatMap(({ slice }) => (slice === 'shell' ? [] : [slice]))),
];

/** The page of links that are mailed to signers. The token is after the `#`, as for accounts. */
export const signingPage = '/sign' satisfies PagePath<'mf-journey'>;

/** The page at this path. */
export function pageAt(path: string): SitePage | undefined {
  return pageIn(sitePages, path);
}

/** Whether only a signed-in buyer may open this path. */
export function isPrivate(path: string): boolean {
  return pageAt(path)?.access === 'buyer';
}

/** Visits to any other path. */
export const otherPages = { path: 'other', reportName: 'Other pages' } as const;

/** Paths counted as the landing page. */
export const landingPaths: readonly string[] = sitePages
  .filter(({ reportName }) => reportName === landing.reportName)
  .map(({ path }) => path);

/** The name of a page's path in reports; undefined if there is no such page. */
export function reportNameOf(path: string): string | undefined {
  return [...sitePages, notFoundPage].find((page) => page.path === path)?.reportName;
}

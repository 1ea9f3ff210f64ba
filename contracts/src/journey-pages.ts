import { brand } from './brand.js';
import type { MilestoneKey } from './journey/milestones.js';
import { dashboardPath, isPageAt, titled } from './page-paths.js';
import type { ReleasedPage } from './releases/index.js';

/** A page of the site: its path, its owner, and its name. */
export interface SitePage extends Pick<ReleasedPage, 'path' | 'title' | 'access'> {
  readonly slice: 'mf-marketing' | 'mf-journey' | 'mf-admin' | 'shell';
  /** Its name in reports. */
  readonly reportName: string;
  /** The milestone that this page is for. */
  readonly milestone?: MilestoneKey;
}

export const named = (name: string) => ({ title: titled(name), reportName: name });

/** Requires sign-in. */
const journey = { slice: 'mf-journey', access: 'buyer' } as const;

/** The pages of mf-journey. Kept separate, since the dashboard would load the others, too. */
export const journeyPages = [
  { ...journey, path: '/dashboard', ...named('Dashboard') },
  { ...journey, path: '/get-to-know-you', ...named("Let's Get to Know You") },
  { ...journey, path: '/pre-approval-form', ...named('Pre-approval information'), milestone: 'get-to-know-you' },
  { ...journey, path: '/buying-power', ...named('Buying Power'), milestone: 'buying-power' },
  { ...journey, path: '/get-pre-approved', ...named('Get Pre-Approved'), milestone: 'get-pre-approved' },
  { ...journey, path: '/home-goals', ...named('Home Goals'), milestone: 'home-goals' },
  { ...journey, path: '/home-search', ...named('Home Search'), milestone: 'home-search' },
  { ...journey, path: '/home-search/:homeId', ...named('A home'), milestone: 'home-search' },
  { ...journey, path: '/make-offer', ...named('Make Offer'), milestone: 'make-offer' },
  { ...journey, path: '/mortgage-application', ...named('Mortgage Application'), milestone: 'mortgage-application' },
  { ...journey, path: '/home-inspection', ...named('Home Inspection'), milestone: 'home-inspection' },
  { ...journey, path: '/underwriting', ...named('Underwriting'), milestone: 'appraisal' },
  { ...journey, path: '/closing', ...named('Closing'), milestone: 'closing' },
  { ...journey, path: '/chat', ...named(`Ask ${brand.assistant}`) },
  { ...journey, path: '/documents', ...named('Documents') },
  { ...journey, path: '/signatures', ...named('Signatures') },
  { ...journey, path: '/signatures/:envelopeId', ...named('An envelope') },
  { ...journey, path: '/settings', ...named('Settings') },
  { slice: 'mf-journey', access: 'public', path: '/shared/:token', ...named('A shared budget') },
  { slice: 'mf-journey', access: 'public', path: '/shared-document/:token', ...named('A shared document') },
  { slice: 'mf-journey', access: 'public', path: '/sign', ...named('Sign a document') },
] as const satisfies readonly SitePage[];

type JourneyPath = (typeof journeyPages)[number]['path'];

/** The page of mf-journey at this path. */
export function journeyPageAt(path: string): SitePage | undefined {
  return pageIn(journeyPages, path);
}

/** The one of these pages at this path. */
export function pageIn(pages: readonly SitePage[], path: string): SitePage | undefined {
  return pages.find((page) => isPageAt(page.path, path));
}

/** The page of a milestone; the dashboard for one that this release doesn't know. */
export function milestonePath(key: string): JourneyPath {
  return milestonePages.find(({ milestone }) => milestone === key)?.path ?? dashboardPath;
}

const milestonePages = journeyPages.flatMap((page) => ('milestone' in page ? [page] : []));

import { brand } from './brand.js';

// Apart from the table of pages, which a browser gets with each page and not in a script. A test compares them with it.

export const homePath = '/';
export const authPath = '/auth';
export const signInCodePath = '/auth/code';
export const forgotPasswordPath = '/auth/forgot-password';
export const dashboardPath = '/dashboard';

/** Pages that emails about accounts link to. The token is after the `#`, so that no server log and no other site sees it. */
export const accountPages = {
  newPassword: '/auth/new-password',
  confirmEmail: '/auth/confirm-email',
  undoEmailChange: '/auth/undo-email-change',
  endSession: '/auth/end-session',
} as const;

/** A page's name in the browser's tab. */
export const titled = (name: string): string => `${name} · ${brand.name}`;

const notFound = 'Page not found';
/** What the shell shows at every path without a page, as it is called in the browser and in reports. */
export const notFoundPage = {
  slice: 'shell',
  access: 'public',
  path: 'not-found',
  title: titled(notFound),
  reportName: notFound,
} as const;

/** Whether a page's path (`/shared/:token`) matches the one requested. */
export function isPageAt(pagePath: string, path: string): boolean {
  return everyPart(pagePath, path, (part, asked) => (isParameter(part) ? anyId.test(asked) : part === asked));
}

/** Whether some address would be at both of these pages' paths. */
export function pathsOverlap(one: string, other: string): boolean {
  return everyPart(
    one,
    other,
    (part, beside) => part === beside || (isParameter(part) && beside !== '') || (isParameter(beside) && part !== ''),
  );
}

function everyPart(one: string, other: string, fits: (part: string, beside: string) => boolean): boolean {
  const parts = one.split('/');
  const others = other.split('/');
  return parts.length === others.length && parts.every((part, place) => fits(part, others[place] ?? ''));
}

const isParameter = (part: string): boolean => part.startsWith(':');

/** Same as `identifier`, but keeps the schema out of the first script of every page. */
const anyId = /^[A-Za-z0-9_-]{1,64}$/;

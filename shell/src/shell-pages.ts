import { accountPages } from '@hearthway/contracts/account-pages';
import { brand } from '@hearthway/contracts/brand';

const titled = (name: string): string => `${name} · ${brand.name}`;

export const homePath = '/';
export const authPath = '/auth';
export const dashboardPath = '/dashboard';
export const notFoundTitle = titled('Page not found');

/** The pages that the shell renders itself, as part of its release. Every other page comes with the release of its slice. */
export const shellPages = [
  { path: authPath, title: titled('Log in or register') },
  { path: accountPages.forgotPassword, title: titled('Forgot your password?'), indexed: false },
  // The tokens of mailed links are after the #, so that no server log or other site sees them.
  { path: accountPages.newPassword, title: titled('Choose a new password'), indexed: false },
  { path: accountPages.verifyEmail, title: titled('Verify your email'), indexed: false },
];

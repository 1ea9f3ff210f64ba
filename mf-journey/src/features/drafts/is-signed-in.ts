import type { SessionAccess } from '@hearthway/contracts/platform';

/** Whether this buyer is still signed in. They may have signed out, or someone else in, perhaps in another tab. */
export function isSignedIn(session: SessionAccess, userId: string | undefined): boolean {
  return session.hasToken() && session.user()?.id === userId;
}

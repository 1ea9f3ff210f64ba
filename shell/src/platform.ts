import type { Platform } from '@hearthway/contracts/platform';
import type { Session } from './session/index.js';

/** What every slice gets. Sign-in stays private to the shell. */
export function createPlatform(
  session: Session,
  { toast, track, navigate }: Pick<Platform, 'toast' | 'track' | 'navigate'>,
): Platform {
  const { user, subscribe, hasToken, request, reload, signOut, forget } = session;
  return Object.freeze({
    session: Object.freeze({ user, subscribe, hasToken, request, reload, signOut, forget }),
    toast,
    track,
    navigate,
  });
}

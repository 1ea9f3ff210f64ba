import type { Platform } from '@hearthway/contracts/platform';

/** A platform with nobody signed in, for tests and for the slice alone. What is given replaces the part that does nothing. */
export function standInPlatform(parts: Partial<Platform> = {}): Platform {
  return {
    session: {
      user: () => null,
      subscribe: () => () => undefined,
      hasToken: () => false,
      request: () => Promise.reject(new Error('There is no server here')),
      reload: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
      forget: () => undefined,
    },
    toast: () => undefined,
    track: () => undefined,
    navigate: () => undefined,
    flags: {},
    ...parts,
  };
}

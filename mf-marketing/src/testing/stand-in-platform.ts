import type { Platform } from '@hearthway/contracts/platform';

/** A signed-out platform whose methods do nothing, unless `parts` replaces them. For tests and standalone runs. */
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
    ...parts,
  };
}

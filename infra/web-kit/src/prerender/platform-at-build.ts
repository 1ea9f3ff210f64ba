import type { Platform } from '@hearthway/contracts/platform';

const notAtBuild = (): never => {
  throw new Error('Not available while prerendering');
};

/** The platform during prerendering. The user is unknown, as on the browser's first render. */
export const platformAtBuild: Platform = Object.freeze({
  session: Object.freeze({
    user: () => undefined,
    subscribe: () => () => undefined,
    hasToken: () => false,
    request: notAtBuild,
    reload: () => Promise.resolve(),
    signOut: notAtBuild,
    forget: notAtBuild,
  }),
  toast: notAtBuild,
  track: notAtBuild,
  navigate: notAtBuild,
});

import type { Platform } from '@hearthway/contracts/platform';

const nobodyAsks = (): never => {
  throw new Error('A page asks for nothing while it is drawn at build');
};

/** What a slice is handed while it is drawn at build: as in a browser's first moment, it is not known who is there. */
export const platformAtBuild: Platform = Object.freeze({
  session: Object.freeze({
    user: () => undefined,
    subscribe: () => () => undefined,
    hasToken: () => false,
    request: nobodyAsks,
    reload: () => Promise.resolve(),
    signOut: nobodyAsks,
    forget: nobodyAsks,
  }),
  toast: nobodyAsks,
  track: nobodyAsks,
  navigate: nobodyAsks,
  flags: Object.freeze({}),
});

export type ReleaseErrorCode =
  | 'release.not-found'
  | 'release.unreadable'
  | 'release.damaged'
  | 'release.build-unusable'
  | 'release.bad-name'
  | 'release.conflict'
  | 'release.locked'
  | 'release.no-store'
  | 'release.never-live'
  | 'release.path-taken'
  | 'release.no-pages'
  | 'release.refused'
  | 'release.no-canary'
  | 'release.not-allowed';

/** A problem with a release or the store, with a message for whoever releases. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';

  constructor(
    readonly code: ReleaseErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type ReleaseErrorCode = 'release.not-found' | 'release.unreadable' | 'release.build-unusable';

/** A problem with a release or the store, with a message for the person releasing. */
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

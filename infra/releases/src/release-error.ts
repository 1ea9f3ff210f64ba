export type ReleaseErrorCode =
  'release.not-found' | 'release.unreadable' | 'release.build-unusable' | 'release.conflict' | 'release.locked';

/** Something about a release or the store that whoever releases has to know; the message says what. */
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

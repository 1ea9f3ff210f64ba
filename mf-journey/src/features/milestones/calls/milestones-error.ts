/** A milestone call that failed, in the words of the product's error catalogue; `cause` holds what happened. */
export class MilestonesError extends Error {
  override readonly name = 'MilestonesError';
}

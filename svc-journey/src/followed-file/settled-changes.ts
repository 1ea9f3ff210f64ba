interface SettledChanges {
  /** The version that is read without waiting. */
  readonly startWith: (version: string) => void;
  /** Whether to read the file now. Called at each check, with the version that it finds. */
  readonly hasSettled: (version: string) => boolean;
}

/**
 * Waits until a changed file stays the same from one check to the next: a list that is still being written can look whole at the end of
 * a line.
 */
export function settledChanges(): SettledChanges {
  let read: string | undefined;
  let seen: string | undefined;
  return {
    startWith(version) {
      read = version;
    },
    hasSettled(version) {
      const isSettled = version !== read && version === seen;
      seen = version;
      if (isSettled) read = version;
      return isSettled;
    },
  };
}

const duplicateKey = 11_000;

/** Whether a write failed because a unique index has the same already. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === duplicateKey;
}

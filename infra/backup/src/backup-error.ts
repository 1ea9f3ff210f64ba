/** The backup can’t be made or used. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** What a token allows: the `access` of the operations it opens. */
export type Role = 'buyer' | 'admin';

/** Whom a verified token speaks for. `expiresAt` (ISO 8601 UTC) is the token's own end. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly expiresAt: string;
}

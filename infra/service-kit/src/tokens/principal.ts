/** What a token allows: operations with this `access`. */
export type Role = 'buyer' | 'admin';

/** The owner of a verified token. `expiresAt` (ISO 8601 UTC) is when the token expires. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly expiresAt: string;
}

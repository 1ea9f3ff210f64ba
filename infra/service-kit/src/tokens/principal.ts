/** What a token allows: operations with this `access`. */
export type Role = 'buyer' | 'admin';

/** Whose token was verified. `expiresAt` (ISO 8601 UTC) is when the token expires. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly expiresAt: string;
}

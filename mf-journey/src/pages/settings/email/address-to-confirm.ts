import type { User } from '@hearthway/contracts/identity';

/** The address whose link and code an account waits for: its new one, or else its own if that isn't confirmed yet. */
export function addressToConfirm({ email, emailVerified, pendingEmail }: User): string | undefined {
  return pendingEmail ?? (emailVerified ? undefined : email);
}

import { hkdfSync } from 'node:crypto';

/**
 * The key that seals a buyer's unsaved edits in their browser, 256 bits in base64url: someone who finds them on the
 * device can't read them without signing in. Derived by HKDF from our secret, so it is stored nowhere.
 */
export function profileDraftKeyOf(secret: string, userId: string): string {
  return Buffer.from(hkdfSync('sha256', secret, userId, 'hearthway financial profile drafts', 32)).toString(
    'base64url',
  );
}

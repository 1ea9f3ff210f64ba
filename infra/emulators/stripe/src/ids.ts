import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id in Stripe's format, like `re_3QxVbT…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`;

/** The id in a field that contains either an id or an expanded object; empty if it contains neither. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

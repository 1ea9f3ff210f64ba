import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id in the form of Stripe's own, like `re_3QxVbT…`. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')}`;

/** The id in a field that Stripe fills with an id or with the whole object; empty where there is neither. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** Error codes of the commerce service and their HTTP statuses. */
export const commerceErrors = {
  'waitlist.invalid': 400,
  'waitlist.already-joined': 400,
  'waitlist.full': 429,
  'payment.invalid': 400,
  'payment.sold-out': 409,
  'payment.already-paid': 409,
  'payment.too-many-open': 429,
  'payment.not-found': 404,
  'payment.provider-unavailable': 503,
  'webhook.unsigned': 400,
  'email.recipient-invalid': 400,
  'email.too-many-tests': 429,
  'admin.entry-not-found': 404,
} as const;

/** Refusals of the commerce service and their HTTP statuses. */
export const commerceErrors = {
  'waitlist.invalid': 400,
  'waitlist.already-joined': 400,
  'waitlist.full': 429,
} as const;

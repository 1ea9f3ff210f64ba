/** Error codes of the identity service and their HTTP statuses. */
export const identityErrors = {
  'user.username-taken': 409,
  'user.email-taken': 409,
  'user.wrong-password': 403,
  'user.password-too-common': 400,
  'user.password-personal': 400,
  'user.username-unusable': 400,
  'session.invalid-credentials': 401,
  'session.not-found': 404,
  'session.cross-site': 403,
  'account-link.unusable': 410,
  'account-mail.not-found': 404,
  'data-export.not-found': 404,
  'data-export.not-ready': 409,
} as const;

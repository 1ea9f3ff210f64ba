/** Pages of the shell that emails link to. A link's token is after the `#`, so that no server log and no other site sees it. */
export const accountPages = {
  forgotPassword: '/auth/forgot-password',
  newPassword: '/auth/new-password',
  verifyEmail: '/auth/verify-email',
} as const;

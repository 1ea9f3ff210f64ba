/** The emails about an account itself. svc-commerce sends them, and asks svc-identity what they say. */
export const accountMailKinds = ['password-reset', 'email-verification', 'password-changed'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

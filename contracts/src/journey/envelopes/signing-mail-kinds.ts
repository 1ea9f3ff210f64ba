/**
 * The emails to people who are to sign, and news of it to the buyer: someone signed, or it ended. svc-commerce sends them, and asks
 * svc-journey whom they go to, and what they say.
 */
export const signingMailKinds = [
  'signature-request',
  'signature-reminder',
  'signature-code',
  'signature-completed',
  'signature-progress',
  'signature-ended',
] as const;
export type SigningMailKind = (typeof signingMailKinds)[number];

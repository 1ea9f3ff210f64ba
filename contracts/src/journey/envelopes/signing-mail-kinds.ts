/** The emails to people who are to sign. svc-commerce sends them, and asks svc-journey what they say. */
export const signingMailKinds = [
  'signature-request',
  'signature-reminder',
  'signature-code',
  'signature-completed',
] as const;
/** The page of mailed links. The token follows after a `#`. */
export const signingPage = '/sign';

export type SigningMailKind = (typeof signingMailKinds)[number];

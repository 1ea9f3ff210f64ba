/** The emails to people who are to sign. svc-commerce sends them, and asks svc-journey whom they go to, and with which link or code. */
export const signingMailKinds = [
  'signature-request',
  'signature-reminder',
  'signature-code',
  'signature-completed',
] as const;
export type SigningMailKind = (typeof signingMailKinds)[number];

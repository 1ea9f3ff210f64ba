import { credentialToken } from '@hearthway/contracts/releases';
import { newSigningKey } from '@hearthway/service-kit/call-keys';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const secrets = z.object({
  tokenKeySecret: z.string().check(z.minLength(32)),
  /** Keys for the emulators, in the format of real ones. */
  stripeSecretKey: z.string().check(z.startsWith('sk_test_')),
  stripeWebhookSecret: z.string().check(z.startsWith('whsec_')),
  sendgridApiKey: z.string().check(z.startsWith('SG.')),
  emailAddressSecret: z.string().check(z.minLength(32)),
  sensitiveDataSecret: z.string().check(z.minLength(32)),
  /** The private keys with which processes sign their calls of internal operations. */
  gatewaySigningKey: z.string(),
  journeySigningKey: z.string(),
  commerceSigningKey: z.string(),
  analyticsSigningKey: z.string(),
  /** The registry's own: it may do everything there. */
  operatorToken: credentialToken,
  previewSigningKey: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

/**
 * The secrets of a local system. Each is generated on the first start that needs it and kept in a file that only its owner
 * can read.
 */
export function localSecrets(file: string): Secrets {
  const kept = existsSync(file) ? known.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const all = secrets.parse({ ...made(), ...kept });
  if (Object.keys(kept).length < Object.keys(all).length) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(all), { mode: 0o600 });
  }
  return all;
}

const known = z.partial(secrets);

const made = (): Secrets => ({
  tokenKeySecret: random(),
  stripeSecretKey: `sk_test_${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
  sendgridApiKey: `SG.${random()}`,
  emailAddressSecret: random(),
  sensitiveDataSecret: random(),
  gatewaySigningKey: newSigningKey(),
  journeySigningKey: newSigningKey(),
  commerceSigningKey: newSigningKey(),
  analyticsSigningKey: newSigningKey(),
  operatorToken: `hwr_${random()}`,
  previewSigningKey: newSigningKey(),
});

const random = (): string => randomBytes(32).toString('base64url');

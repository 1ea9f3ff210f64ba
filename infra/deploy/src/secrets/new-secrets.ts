import { newSigningKey, publicKeyOf } from '@hearthway/service-kit/call-keys';
import { randomBytes } from 'node:crypto';

/** Values by variable. */
export type Variables = Readonly<Record<string, string>>;

export interface NewSecrets {
  /** Each process has a Kubernetes Secret of its name. What others give, such as addresses with passwords, is empty. */
  readonly processes: ReadonlyMap<string, Variables>;
  /** What everyone may know of them, by the file of the overlay that it goes into. */
  readonly settings: ReadonlyMap<string, Variables>;
}

/** New secrets for a site that starts. */
export function newSecrets(): NewSecrets {
  const callers = new Map(['gateway', 'journey', 'commerce', 'analytics'].map((name) => [name, newSigningKey()]));
  const signing = (name: string) => ({ CALL_SIGNING_KEY: callers.get(name) ?? '' });
  const previewKey = newSigningKey();
  return {
    processes: new Map<string, Variables>([
      ['identity', { ...engines, TOKEN_KEY_SECRET: random(), ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: random() }],
      ['journey', { ...engines, ...signing('journey'), SENSITIVE_DATA_SECRET: random() }],
      ['commerce', { ...engines, ...signing('commerce'), EMAIL_ADDRESS_SECRET: random(), ...ofProviders }],
      ['analytics', { ...engines, ...signing('analytics') }],
      ['gateway', { AMQP_URL: '', LIMITS_URL: '', ...signing('gateway') }],
      ['registry', { ...engines, OPERATOR_TOKEN: `hwr_${random()}`, PREVIEW_SIGNING_KEY: previewKey, ...bucketKey }],
      ['backup', { MONGODB_URI: '' }],
    ]),
    settings: new Map([
      ['site.env', { CALLER_KEYS: [...callers].map(([name, key]) => `${name}:${publicKeyOf(key)}`).join() }],
      ['gateway.env', { PREVIEW_KEY: publicKeyOf(previewKey) }],
    ]),
  };
}

const engines = { MONGODB_URI: '', AMQP_URL: '' };
const ofProviders = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', SENDGRID_API_KEY: '' };
const bucketKey = { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' };

const random = (): string => randomBytes(32).toString('base64url');

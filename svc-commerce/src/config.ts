import { brand } from '@hearthway/contracts/brand';
import { emailAddress } from '@hearthway/contracts/email-address';
import { baseServiceConfig, callingConfig, loadConfig, publicOrigin } from '@hearthway/service-kit';
import * as z from 'zod/mini';

const httpUrl = z
  .string()
  .check(z.regex(/^https?:\/\/[^/?#]+\/?$/, 'must be an address such as http://127.0.0.1:4001'));

const count = (value: number) => z._default(z.coerce.number().check(z.int(), z.minimum(1)), value);

const settings = z.object({
  ...baseServiceConfig,
  /** For all clients together; the gateway limits each client. */
  WAITLIST_MAXIMUM_JOINS_PER_MINUTE: count(600),
  /** Where people reach the site: checkouts redirect there. */
  PUBLIC_ORIGIN: publicOrigin,
  STRIPE_SECRET_KEY: z.string().check(z.regex(/^(sk|rk)_(test|live)_/, 'must be a secret key of Stripe')),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.startsWith('whsec_')),
  /** Of the emulator; without it, Stripe's own. */
  STRIPE_API_URL: z.optional(httpUrl),
  /** A campus or a phone company is one network, too. */
  OPEN_ORDERS_PER_NETWORK: count(50),
  /** The operations port of svc-identity: keys of tokens, and ended sessions. */
  IDENTITY_OPERATIONS_URL: z.url(),
  ...callingConfig,
  SENDGRID_API_KEY: z.string().check(z.startsWith('SG.')),
  /** Of the emulator; without it, SendGrid's own. */
  SENDGRID_API_URL: z.optional(httpUrl),
  EMAIL_FROM: z._default(emailAddress, brand.support),
  /** Gets a notice of every purchase. */
  ADMIN_EMAIL: z._default(emailAddress, brand.support),
  /** In the footer of every email: the law requires a real one. */
  COMPANY_POSTAL_ADDRESS: z._default(z.string().check(z.minLength(10), z.maxLength(200)), brand.postalAddress),
  /** Makes pseudonyms of addresses and networks. With another one, caps and unsubscriptions start over. */
  EMAIL_ADDRESS_SECRET: z.string().check(z.minLength(32)),
  /** A day. The five caps below are for one such window. */
  EMAIL_CAP_WINDOW_SECONDS: count(86_400),
  EMAILS: count(2000),
  NEWS_EMAILS: count(1500),
  EMAILS_PER_ADDRESS: count(10),
  EMAILS_PER_NETWORK: count(50),
  TEST_EMAILS: count(50),
  /** Until the second attempt; doubles with each one after it. */
  EMAIL_RETRY_SECONDS: count(15),
});

const isExample = /[@.]example(\.(com|net|org))?$|\bexample street\b/i;
const toRealPeople = ['EMAIL_FROM', 'ADMIN_EMAIL', 'COMPANY_POSTAL_ADDRESS'] as const;

export const configSchema = settings.check(
  ...toRealPeople.map((key) =>
    z.refine<z.infer<typeof settings>>(
      ({ SENDGRID_API_URL: url, [key]: value }) => !isSendGridItself(url) || !isExample.test(value),
      { path: [key], error: 'is an example: mail that SendGrid itself delivers needs the real one' },
    ),
  ),
  z.refine(({ STRIPE_SECRET_KEY: key, STRIPE_API_URL: url }) => url === undefined || !key.includes('_live_'), {
    path: ['STRIPE_API_URL'],
    error: 'goes with a test key only: a live key is for Stripe itself',
  }),
);

/** The emulator uses plain HTTP, on this machine. */
const isSendGridItself = (url: string | undefined): boolean => url === undefined || url.startsWith('https:');

export type Config = Readonly<z.infer<typeof configSchema>>;

export const readConfig = (): Config => loadConfig(configSchema, process.env);
